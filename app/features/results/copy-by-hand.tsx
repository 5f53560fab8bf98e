/** Without scripts no button can copy: a text that can be selected whole, behind a disclosure. `label` names it, `action` stands on it. */
export function CopyByHand({ text, label, action = "Copy" }: { text: string; label: string; action?: string }) {
  return (
    <noscript>
      <details className="copy-by-hand">
        <summary>
          {action}
          <span className="visually-hidden">: {label}</span>
        </summary>
        <textarea
          className="control"
          readOnly
          rows={6}
          dir="auto"
          aria-label={`${label}, to copy`}
          defaultValue={text}
        />
      </details>
    </noscript>
  );
}
