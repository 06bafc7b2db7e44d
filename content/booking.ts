/** The floating button and the popup of the scheduling page (spec.md §2; product-decisions.md, third parties). `{provider}` is the host that is called. */
export const booking = {
  button: 'Book A Call',
  pageButton: 'Book A Call With Us!',
  heading: 'Book a call',
  notice: 'This calendar is loaded from {provider}. What you enter there goes to that service.',
  link: 'Open the calendar in its own tab',
  late: 'The calendar hasn’t loaded yet. Open it in its own tab, or leave your number and we’ll call you back.',
  refused: 'The calendar can’t be reached from here. Leave your number and we’ll call you back.',
  callBack: 'Ask us to call back',
  missing: 'Leave your number and we’ll call you back.',
}
