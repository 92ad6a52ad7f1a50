export type EmergencyPhoneProps = { label: string; href: string; number: string };

/** The number that answers at any hour. */
export function EmergencyPhone({ label, href, number }: EmergencyPhoneProps) {
  return (
    <p className="mt-4 font-semibold text-navy">
      {label}:{' '}
      <a href={href} className="underline">
        {number}
      </a>
    </p>
  );
}
