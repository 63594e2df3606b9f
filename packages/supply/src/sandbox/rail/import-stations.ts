import { lazy } from '@sojourn/domain/reference/lazy'
import { station, stations } from '@sojourn/domain/reference/rail/stations'

/** Names that stations had when older timetables were written. */
const formerNames: Record<string, string> = {
  武夷山东: '南平市',
  南平北: '延平',
  余杭: '临平南',
  松江南: '上海松江',
  咸阳秦都: '咸阳西',
  沙湾县: '沙湾市',
}
const byName = lazy(() => new Map(stations().map(({ code, name }) => [name['zh-CN'], code])))

/** The telegraph code of a station given by code or Chinese name, with or without 站; undefined for one that is not in the table. */
export function stationOfName(given: string): string | undefined {
  if (station(given)) return given
  const name = given.replaceAll(/\s/g, '').replace(/站$/, '')
  return byName().get(name) ?? byName().get(formerNames[name] ?? '')
}
