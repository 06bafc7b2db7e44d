/**
 * A hidden field that only bots fill in; forms must send it empty (product-decisions.md, Forms).
 * @param form name, used in the id
 */
export const Honeypot = ({ form, name, label }: { form: string; name: string; label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={`${form}-${name}`}>{label}</label>
    <input
      id={`${form}-${name}`}
      type="text"
      name={name}
      defaultValue=""
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
)
