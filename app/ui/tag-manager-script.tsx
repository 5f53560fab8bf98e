import { useNonce } from "./nonce";

/** Google Tag Manager, with what was consented to told before anything runs. */
export function TagManagerScript({ id, marketing }: { id: string; marketing: boolean }) {
  const nonce = useNonce();
  const ads = marketing ? "granted" : "denied";
  const start = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag("consent","default",{analytics_storage:"granted",ad_storage:"${ads}",ad_user_data:"${ads}",ad_personalization:"${ads}"});
dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});`;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, not anybody's input
        dangerouslySetInnerHTML={{ __html: start }}
      />
      <script async nonce={nonce} suppressHydrationWarning src={`https://www.googletagmanager.com/gtm.js?id=${id}`} />
    </>
  );
}
