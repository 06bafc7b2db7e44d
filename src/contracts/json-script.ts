/**
 * Writes JSON as the text of a `<script>`, with `<` escaped so that no text in it can end the element or begin a comment
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export const jsonScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
