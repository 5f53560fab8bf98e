import type { Page } from "@playwright/test";

/**
 * What the browser tells a screen reader of a region, in its order. Unlike a text of the page this holds what style sheets write:
 * counters and other generated content.
 */
export async function spokenText(page: Page, region: { role: string; name: string }): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ role, name }) => role?.value === region.role && name?.value === region.name);
  const read = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    const children = node?.childIds ?? [];
    // why: the pieces of one counted figure are texts beside each other; any other element is a word of its own.
    const isOneText = children.every((child) => byId.get(child)?.role?.value === "StaticText");
    return children.map(read).join(isOneText ? "" : " ");
  };
  return root ? read(root.nodeId).replace(/\s+/g, " ").trim() : "";
}
