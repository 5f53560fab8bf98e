/** The signs under a post, drawn on a 24-pixel grid with the stroke of our icons. */
const drawings = {
  heart: "M12 19.5C6.5 15.6 4 12.7 4 9.4A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.9c0 3.3-2.5 6.2-8 10.1Z",
  reply:
    "M12 4.5c4.7 0 8.2 3 8.2 6.9s-3.5 6.9-8.2 6.9c-.9 0-1.8-.1-2.6-.3L5 20l1-3.600c-1.4-1.3-2.2-3-2.2-5C3.8 7.5 7.3 4.5 12 4.500Z",
  repeat: "M7 17.500V9a2 2 0 0 1 2-2h6.500M4 14.500l3 3 3-3M17 6.500V15a2 2 0 0 1-2 2H8.500M20 9.500l-3-3-3 3",
  send: "M20 4.5 4 10.500l6.5 3L13.5 20 20 4.500Zm-9.5 9 4-4",
  save: "M7 4.500h10v15l-5-4-5 4v-15Z",
  thumb:
    "M8 11v8.500H5V11h3Zm0 0 3.5-6.500c1.5 0 2.3 1 2 2.500l-.6 3h4.600c1.3 0 2.2 1.2 1.9 2.400l-1.3 5.400c-.2 1-1 1.7-2 1.700H8",
} as const;

export type PostSign = keyof typeof drawings;

export function PostSigns({ signs }: { signs: readonly PostSign[] }) {
  if (signs.length === 0) return null;
  return (
    <div className="post-signs" aria-hidden="true">
      {signs.map((sign) => (
        <svg
          key={sign}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={drawings[sign]} />
        </svg>
      ))}
    </div>
  );
}
