import showcase from "./showcase.json";

/** What one sentence became for three brands. */
export function Brands() {
  return (
    <section className="landing-part landing-brands" aria-labelledby="brands-title">
      <h2 id="brands-title">One sentence, three very different brands</h2>
      <p className="landing-lead">
        <q>{showcase.idea}</q>
      </p>
      <ul>
        {showcase.campaigns.map(({ key, name, trade, poster }) => (
          <li key={key}>
            <figure>
              <img
                src={poster.small}
                srcSet={`${poster.small} ${poster.smallWidth}w, ${poster.large} ${poster.width}w`}
                sizes="(min-width: 768px) 352px, 72vw"
                width={poster.width}
                height={poster.height}
                alt={poster.alt}
                loading="lazy"
                decoding="async"
              />
              <figcaption>
                <strong>{name}</strong> {trade}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
