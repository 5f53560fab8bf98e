/**
 * The dark tokens of the site, for programs that read a style sheet in an e-mail. It stands here since the page that shows an e-mail names it in its
 * content security policy. why with !important: the colours beside it are inline, for the programs that read none.
 */
export const darkEmailStyle = `@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #15110e !important; }
  .sheet, .sheet td { background-color: #1e1813 !important; border-color: #413830 !important; }
  .ink, .ink a { color: #f2ece3 !important; }
  .soft, .soft a { color: #b8aca0 !important; }
  .line { border-color: #413830 !important; }
  .sheet { border-top-color: #f0894f !important; }
  .press { background-color: #f2ece3 !important; color: #15110e !important; }
}`;
