/** Above a form that comes back after sign-in. */
export function KeptNote() {
  return (
    <p className="fine-print" role="note">
      You were signed out, so this wasn’t sent. Here’s what you typed: check it and send it again.
    </p>
  );
}
