import { ContentTypeIcon } from "~/ui/icon";
import { sortContentTypes } from "../content-types/content-types";

const kinds = sortContentTypes(({ place }) => place.results);

/** An empty frame for each thing that a spark makes: the picture of a place where nothing is yet. */
export function ContentSketch() {
  return (
    <div className="content-sketch">
      {kinds.map(({ type }) => (
        <span key={type}>
          <ContentTypeIcon type={type} size={24} />
        </span>
      ))}
    </div>
  );
}
