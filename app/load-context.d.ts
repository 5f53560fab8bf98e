import "@remix-run/node";
import type { KeepReaderPage } from "./platform/auth/reader-pages.server";
import type { InlineStyle } from "./server/critical-style";
import type { KeepPage } from "./server/visitor-pages";

/** What our server hands to Remix beside the request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Keeps the page for other visitors; absent where its answer is nobody else's. */
    keepPage?: KeepPage | undefined;
    /** Keeps the page for the one who asked; absent where nobody is signed in. */
    keepReaderPage?: KeepReaderPage | undefined;
    /** Puts a page's style into it, for whoever has none of our files yet; absent for everybody else. */
    inlineStyle?: InlineStyle | undefined;
    /** Takes a rendered page, whose response then holds none. */
    sendPage?: (page: Buffer) => void;
  }
}
