/**
 * Leads from an address such as `#mesh-range`, which names a question of another page of the list,
 * to that page. The server knows it, but is not sent this part of an address.
 */
const { hash, search } = location
const id = hash.slice(1)
if (id && !document.getElementById(id) && !new URLSearchParams(search).has('question'))
  location.replace(`?question=${id}${hash}`)
