import { getTextAttributes } from "~/features/languages/text-attributes";

/** What the author has to verify or put right before something is published. Nothing when there is nothing. */
export function Claims({ claims = [], remarks = [] }: { claims?: readonly string[]; remarks?: readonly string[] }) {
  if (claims.length + remarks.length === 0) return null;
  return (
    <div className="claims">
      <h3>Check before you publish</h3>
      {remarks.length > 0 ? <List items={remarks} /> : null}
      {claims.length > 0 ? (
        <>
          <p>These sentences hold a number, a name or a superlative that your brief doesn’t.</p>
          <List items={claims} />
        </>
      ) : null}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {[...new Set(items)].map((item) => (
        <li key={item} {...getTextAttributes(item)}>
          {item}
        </li>
      ))}
    </ul>
  );
}
