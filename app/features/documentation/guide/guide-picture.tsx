/** A picture of a screen, made by `npm run guide:pictures`. Loaded when its section is opened. */
export function GuidePicture({ name, alt }: { name: string; alt: string }) {
  return (
    <img className="guide-picture" src={`/guide/${name}.webp`} alt={alt} width={960} height={640} loading="lazy" />
  );
}
