/** Drawn on a 24-pixel grid with a stroke of 1.75, see `.icon`; what is filled says so with `f:`. */
const drawings = {
  spark:
    "f:M13.4 2.5 4.8 13.6a.6.6 0 0 0 .5 1h5.2l-1.3 6.5c-.1.6.6.9 1 .4l8.9-11.3a.6.6 0 0 0-.5-1h-5.3l1.2-6.3c.1-.6-.7-.9-1.1-.4Z",
  "arrow-left": "M19 12H5m6-6.5L4.5 12l6.5 6.5",
  "arrow-right": "M5 12h14m-6-6.5 6.5 6.5-6.5 6.5",
  "arrow-up": "M12 19V5m-6.5 6L12 4.5 18.5 11",
  "chevron-down": "m6.5 9.5 5.5 5.5 5.5-5.5",
  check: "m5 12.8 4.5 4.4L19.2 7",
  close: "m6.5 6.5 11 11m0-11-11 11",
  plus: "M12 5v14M5 12h14",
  copy: "M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM15.5 5.5v-.5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h.5",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14",
  upload: "M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14",
  external: "M13.5 4.5h6v6m0-6-9 9M10 6H5.5a1 1 0 0 0-1 1v11.5a1 1 0 0 0 1 1H17a1 1 0 0 0 1-1V14",
  settings:
    "M4 7.5h8m5 0h3M4 16.5h3m5 0h8M14.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM9.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.9-3.3 3.8-5 7.5-5s6.6 1.7 7.5 5",
  logout: "M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10.5 12H20m-3.5-3.8L20.2 12l-3.7 3.8",
  link: "M10 14a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7L11.8 7.2M14 10a4 4 0 0 0-6-.4l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3",
  warning: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.3v.2",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.5v5.5m0-9v.2",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.5",
  working: "M12 3.5v4.5M20.5 12H16M12 20.5V16M3.5 12H8",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2m0-4.4v4.4h-4.4",
  edit: "m5 19 .8-4L15.7 5.1a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L9 18.2 5 19Zm9-12.2 3.2 3.2",
  trash: "M4.5 7h15M9.5 7V4.5h5V7m2.8 0-.8 11.6a1 1 0 0 1-1 .9h-7a1 1 0 0 1-1-.9L6.7 7M10.3 10.8v5m3.4-5v5",
  play: "f:M8 5.3v13.4c0 .6.7 1 1.2.7l10.3-6.7a.8.8 0 0 0 0-1.4L9.2 4.6c-.5-.3-1.2.1-1.2.7Z",
  blog: "M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm3 5h6m-6 4h6m-6 4h3.5",
  image:
    "M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm-1 12 5-5 4.2 4.2 2.8-2.8 5 5M15.5 8.5v.2",
  caption: "M5 4.5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8 9h8m-8 3.5h5",
  video: "M4.5 5.5h10.5a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM16 10.5l4.5-3v9l-4.5-3",
  folder: "M4 6.5a1 1 0 0 1 1-1h4.5l2 2.5H19a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11.5Z",
  eye: "M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Zm9.2-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  home: "m4 11 8-6.5 8 6.5v8.5h-5.5V14h-5v5.5H4V11Z",
  grid: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  help: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.9m0 2.6v.2",
  network: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17",
  facebook:
    "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5ZM17 8h-1.5a2 2 0 0 0-2 2v10.5M11 13h5.5",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.6a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8ZM17 6.8v.2",
  linkedin:
    "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5ZM8 11v6M8 7.5v.2M12 17v-6m0 2.7c0-3.6 4.5-3.6 4.5 0V17",
  tiktok: "M13.5 4v11a4 4 0 1 1-4-4M13.5 4c.4 2.8 2.2 4.6 5 5",
  x: "M4.5 4.5h3.6l11.4 15h-3.6L4.5 4.5ZM19 4.5l-6.3 6.9M11 13.4l-5.6 6.1",
  youtube:
    "M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM10.3 9.2v5.6l4.9-2.8-4.9-2.8Z",
  "level-low": "f:M4 13h4v7H4zM10 18.5h4V20h-4zM16 18.5h4V20h-4z",
  "level-middle": "f:M4 13h4v7H4zM10 8.5h4V20h-4zM16 18.5h4V20h-4z",
  "level-high": "f:M4 13h4v7H4zM10 8.5h4V20h-4zM16 4h4v16h-4z",
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

/** A drawn sign beside words. With `label` it stands alone and is read out; without, it is decoration. */
export function Icon({
  name,
  size = "1.2em",
  label,
  className = "",
}: {
  name: IconName;
  size?: number | string;
  label?: string;
  className?: string;
}) {
  const drawing = drawings[name];
  const filled = drawing.startsWith("f:");
  const shape = {
    className: `icon icon-${name}${filled ? " icon-filled" : ""} ${className}`.trimEnd(),
    viewBox: "0 0 24 24",
    width: size,
    height: size,
  } as const;
  const path = <path d={filled ? drawing.slice(2) : drawing} />;
  if (!label) {
    return (
      <svg {...shape} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...shape} role="img" aria-label={label}>
      {path}
    </svg>
  );
}

/** The sign of a content type. */
export function ContentTypeIcon({ type, size }: { type: "blog" | "image" | "caption" | "video"; size?: number }) {
  return <Icon name={type} size={size} />;
}
