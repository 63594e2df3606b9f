import type { text as source } from './login.zh-CN'

export const text: typeof source = {
  title: 'Sign in',
  welcome: 'Welcome back',
  lead: 'Sign in with your company account to go on',
  account: 'Account',
  accountHint: 'Login name, mobile or e-mail',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  accountMissing: 'Please enter your account',
  passwordMissing: 'Please enter your password',
  capsLock: 'Caps lock is on',
  help: 'Forgot the password or cannot sign in? Ask your travel manager',
  goOn: 'Sign in to go on to that page',
  heroTitle: 'Travel well for work',
  heroLead: 'See every journey clearly before you book it.',
  points: [
    { title: 'The answer first', detail: 'Time, price and policy in one glance' },
    { title: 'Policy that helps', detail: 'Why something is over, and which choice complies' },
    { title: 'One thread', detail: 'Booking, approval, payment and ticket in one place' },
  ],
}
