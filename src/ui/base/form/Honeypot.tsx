/** A field for bots (product-decisions.md, Forms: present and empty). @param form name of the form, for the id */
export const Honeypot = ({ form, name }: { form: string; name: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={`${form}-${name}`}>Leave this field empty</label>
    <input id={`${form}-${name}`} type="text" name={name} defaultValue="" tabIndex={-1} autoComplete="off" />
  </div>
)
