const name = 'sojourn_member_banner'
const day = 24 * 60 * 60

/** Whether the banner has opened on this day (S4.33); a cookie, so that the other tabs know. */
export const openedOn = (cookies: string, date: string): boolean => cookies.split('; ').includes(`${name}=${date}`)

/** What remembers that it has. */
export const openedCookie = (date: string): string => `${name}=${date}; path=/; max-age=${day}; samesite=lax`
