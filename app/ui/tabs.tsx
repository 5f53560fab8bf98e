export interface Tab {
  href: string;
  label: string;
  current: boolean;
  /** How many wait there, and what is said of them after the number: "to answer". None is not shown. */
  count?: number;
  counted?: string;
}

/** Counts that are shown as they are; more are as good as this many. */
const mostShown = 99;

/** Views of one page, each with its own address, so that they work without scripts. Where they have no room side by side they scroll. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count ? (
            <>
              {" "}
              <span className="tab-count figure">
                {tab.count > mostShown ? `${mostShown}+` : tab.count}
                <span className="visually-hidden"> {tab.counted}</span>
              </span>
            </>
          ) : null}
        </a>
      ))}
    </nav>
  );
}
