/** An email address. A line may break after the @. */
export function MailAddress({ email }: { email: string }) {
  const [mailbox, domain] = email.split('@');
  return (
    <span>
      {mailbox}@<wbr />
      {domain}
    </span>
  );
}
