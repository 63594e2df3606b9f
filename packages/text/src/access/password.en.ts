import type { text as source } from './password.zh-CN'

export const text: typeof source = {
  passwordMissing: 'Please enter a new password',
  passwordSpaces: 'A password has no spaces',
  passwordLength: 'A password has 8 to 20 characters',
  passwordOneKind: 'A password cannot be letters only or digits only',
  passwordAscending: 'A password cannot be an ascending run of characters',
  passwordUniform: 'A password cannot repeat one character',
  passwordMix: 'A password needs upper case, lower case and a digit',
  passwordLeaked:
    'This password, in whatever case, is one of the 100,000 leaked most often, so it is easily guessed. Please choose another',
  passwordNamed:
    'A password cannot contain your name, mail address or mobile number, or the name of your company or of Sojourn: others try these first. Please choose another',
  passwordSame: 'The new password must differ from the present one',
  confirmationMissing: 'Please enter the new password again',
  confirmationSpaces: 'A password has no spaces',
  confirmationDiffers: 'The two new passwords differ. Please enter them again',
}
