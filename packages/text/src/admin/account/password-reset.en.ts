interface Facts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  account: string
}

/** The letter after a company made a password of one of its people void. */
export const text = {
  subject: (p: Facts) => `${p.company} has reset your Sojourn password`,
  body: (p: Facts) =>
    [
      `Dear ${p.name},`,
      '',
      `An administrator of ${p.company} has reset your password. The former one no longer works, and you have been signed out everywhere.`,
      `Please set a new one here. Your account is this address, ${p.account}, or the mobile that your company has of you:`,
      `${p.portal}/v/forget/rePassword/index`,
      '',
      'If you have questions, please ask the travel administrator of your company.',
      '',
      'Sojourn',
    ].join('\n'),
}
