/**
 * Controls of an island that do nothing without its script: buttons that send no form, links within
 * the page, fields of no form.
 */
export const needsScript =
  'button:not([type="submit"], [command], [popovertarget]), a[href^="#"], input:not(form *, [form])'
