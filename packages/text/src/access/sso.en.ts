import type { text as source } from './sso.zh-CN'

export const text: typeof source = {
  opening: 'Signing you in',
  failed: 'You could not be signed in',
  signIn: 'Sign in with your account',
}
