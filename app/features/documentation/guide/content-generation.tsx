import { contentTypeEntries } from "~/features/content-types/content-types";
import { GuidePicture } from "./guide-picture";

export function ContentGeneration() {
  return (
    <>
      <p>A spark is one campaign: one sentence, made into any of these.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Content</th>
            <th scope="col">What you get</th>
            <th scope="col" className="figure">
              Sparks
            </th>
          </tr>
        </thead>
        <tbody>
          {contentTypeEntries.map(({ type, title, description, cost }) => (
            <tr key={type}>
              <th scope="row">{title}</th>
              <td>{description}</td>
              <td className="figure">{cost.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GuidePicture name="spark-form" alt="The spark form: the idea, the four content types and what they cost." />
      <h4>Write a sentence that can be told</h4>
      <p>
        Say what happens, when, for whom and at what price: 'Two-for-one pasta on Tuesdays in November, for families'
        beats 'more customers'. Check the brief shows what was understood, costs nothing, and lets you correct it.
      </p>
      <h4>While it is made</h4>
      <p>
        Each part appears as soon as it is ready. Its sparks are held when you start and charged when it is delivered. A
        part that fails, or that you cancel before it is ready, costs nothing.
      </p>
      <h4>Afterwards</h4>
      <p>
        Edit the article, the captions and the film's script, make one part again, go back to an earlier version, or
        download everything as a ZIP. Questions on the results page name the facts that would make the campaign sharper:
        answer them and make the part again. A review link lets a client comment and approve without an account.
      </p>
    </>
  );
}
