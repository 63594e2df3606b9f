const key = 'sojourn.register'

/** What was entered about the company until its password is set; it goes with the tab. */
export interface RegisterDraft {
  enterpriseName: string
  contactName: string
  otherContact: string
}

export const keepRegisterDraft = (draft: RegisterDraft): void => window.sessionStorage.setItem(key, JSON.stringify(draft))
export const dropRegisterDraft = (): void => window.sessionStorage.removeItem(key)

export function readRegisterDraft(): RegisterDraft | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as RegisterDraft | null) ?? undefined
  } catch {
    return undefined
  }
}
