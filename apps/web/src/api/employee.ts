import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { Permission } from '@sojourn/contract/kit/call'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { keepCurrency } from '../kit/text/currency'
import { leaveAssistedTab, markAssistedTab, storage } from '../kit/browser/storage'
import { base } from '../paths'
import { getEmployeeConfig, getEnterpriseCurrency } from './calls/access/session'
import { invoke } from './client'
import { queryClient } from './queries'
import { forgetPerson, keepSession, sessionToken } from './session'

const storageKey = 'sojourn.employee'
const fresh = 5 * 60_000

/** Kept over page loads (S3.56), so that a known person never waits for the first screen. */
const storedEmployee = (): EmployeeConfig | undefined => (storage.readJson(storageKey) as EmployeeConfig | null) ?? undefined

/** S7.05: behind the config, or before a notification's case; where it cannot be read, amounts keep the sign known last. */
export const readCurrency = (ofNotification: { approvetoken?: string } = {}): Promise<void> =>
  invoke(getEnterpriseCurrency, ofNotification).then(keepCurrency, () => undefined)

const employeeOptions = queryOptions({
  queryKey: [getEmployeeConfig.path],
  queryFn: async () => {
    const token = sessionToken()
    const config = await invoke(getEmployeeConfig, {})
    // Another may have signed in meanwhile, here or in another tab.
    if (sessionToken() === token) storage.write(storageKey, JSON.stringify(config))
    void readCurrency()
    return config
  },
  initialData: storedEmployee,
  initialDataUpdatedAt: 0,
  staleTime: fresh,
})

/** Begins a session; another person finds nothing of the former one, the same person finds everything as it was. */
export function beginSession(session: { loginToken: string; employeeId: string }): void {
  if (storedEmployee()?.employeeId !== session.employeeId) forgetPerson()
  queryClient.clear()
  keepSession(session)
}

/** The same for an agent in a customer's name, in this tab alone. */
export function beginAssistedSession(session: { loginToken: string; employeeId: string }): void {
  markAssistedTab()
  queryClient.clear()
  keepSession(session)
}

/** Back to one's own session, where the other one was begun. */
export function endAssistedSession(path: string): void {
  leaveAssistedTab()
  window.location.assign(base + path)
}

/** The signed-in person's config; what is stored answers at once and is read again behind it. */
export const loadEmployee = (): Promise<EmployeeConfig> =>
  queryClient.ensureQueryData({ ...employeeOptions, revalidateIfStale: true })

/** Is anything known of the signed-in person? */
export const knowsEmployee = (): boolean =>
  queryClient.getQueryData(employeeOptions.queryKey) !== undefined || storedEmployee() !== undefined

/** Reads the config again (S4.35). */
export const refreshEmployee = (): Promise<void> => queryClient.prefetchQuery({ ...employeeOptions, staleTime: 0 })

export const useEmployee = (): EmployeeConfig => useSuspenseQuery(employeeOptions).data

export const mayDo = (config: EmployeeConfig, permission: Permission): boolean => config.permissions.includes(permission)
