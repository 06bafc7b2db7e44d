/**
 * JSON as the text of a `<script>`, with `<` escaped so that no text ends the element or begins a
 * comment (HTML standard, script element).
 */
export const jsonScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
