/** The placeholder of the embedded social feed (product-decisions.md, third parties). `{provider}` is the host that is called. */
export const socialFeed = {
  heading: 'Posts from our social page',
  note: 'Nothing is loaded from {provider} until you ask for it.',
  button: 'Load posts',
  withdraw: 'Stop loading posts',
  link: 'Read them on the social page',
}
