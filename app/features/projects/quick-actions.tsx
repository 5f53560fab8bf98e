import { Icon, type IconName } from "~/ui/icon";

const actions: { label: string; href: string; icon: IconName; opensTab?: boolean }[] = [
  { label: "New Project", href: "/create-project", icon: "plus" },
  { label: "Quick Spark", href: "/", icon: "spark" },
  { label: "Settings", href: "/dashboard", icon: "settings" },
  { label: "Help", href: "/contact", icon: "help", opensTab: true },
];

/**
 * A button at the bottom right that opens to a few ways on. Native `<details>`, so it opens without scripts; each action leads to a page
 * that comes with it closed. The sprinkles close it as they do with menus: also here, where Help opened in a tab of its own.
 */
export function QuickActions() {
  return (
    <nav className="quick-actions" aria-label="Quick actions">
      <details data-menu>
        <summary aria-label="Quick actions">
          <Icon name="plus" size={24} />
        </summary>
        <ul>
          {actions.map(({ label, href, icon, opensTab }) => (
            <li key={label}>
              <a className="menu-item" href={href} {...(opensTab ? { target: "_blank", rel: "noreferrer" } : {})}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
