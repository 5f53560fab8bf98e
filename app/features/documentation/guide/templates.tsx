import { GuidePicture } from "./guide-picture";

export function Templates() {
  return (
    <>
      <p>
        A template is an idea with blanks to fill in, for things you do again and again: a launch, a newsletter, a
        season. Find them under <a href="/content-templates">Content Templates</a>, by search, by category and by
        industry.
      </p>
      <ol>
        <li>Press Use Template on the one that fits. Your home page now says that a template is chosen.</li>
        <li>Press Create Spark on the project it is for. What the project knows is filled in.</li>
        <li>Replace what is left in brackets, such as the date, then create the spark as usual.</li>
      </ol>
      <GuidePicture name="templates" alt="The library of templates, with search, filters and the first cards." />
      <p>
        Some templates make an email instead of an article, or ads instead of captions. Save as Template on a results
        page keeps an idea of your own. Clear removes the chosen template.
      </p>
    </>
  );
}
