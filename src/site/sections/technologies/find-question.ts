/**
 * Opens the page of the list that contains the question named in the address, such as
 * `#mesh-range`. The server knows the page, but browsers do not send it this part of an address.
 */
const { hash, search } = location
const id = hash.slice(1)
if (id && !document.getElementById(id) && !new URLSearchParams(search).has('question'))
  location.replace(`?question=${id}${hash}`)
