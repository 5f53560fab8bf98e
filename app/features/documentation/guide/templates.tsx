import { GuidePicture } from "./guide-picture";

export function Templates() {
  return (
    <>
      <p>
        A template is an idea with blanks in it, for occasions that come again: a launch, a newsletter, a season. You
        find them under <a href="/content-templates">Content Templates</a>, by search, by category and by industry.
      </p>
      <ol>
        <li>Press Use Template on the one that fits. Your home page now says that a template is chosen.</li>
        <li>Press Create Spark on the project it is for. What the project knows is filled in.</li>
        <li>Replace what is left in brackets, such as the date, then create the spark as usual.</li>
      </ol>
      <GuidePicture name="templates" alt="The library of templates, with search, filters and the first cards." />
      <p>
        A template also decides the form: some make an e-mail in place of an article, or ads in place of captions. Clear
        takes the chosen template away again.
      </p>
    </>
  );
}
