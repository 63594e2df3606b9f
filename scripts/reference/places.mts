/** One airport with its city, as the writers of the tables need it. */
export interface Place {
  iata: string
  icao: string
  name: string
  nameEnglish: string
  shortName: string
  shortEnglish: string
  cityName: string
  cityEnglish: string
  country: string
  latitude: number
  longitude: number
  zone: string
  scheduled: boolean
}

export interface City {
  code: string
  name: string
  english: string
  airports: Place[]
}

/** "东京成田国际机场" of 东京 is 成田 for short; a name that is only the city keeps the city. */
export function shortenChinese(name: string, city: string): string {
  const bare = name.replace(/（.*/, '').replace(/(国际|洲际|国家|地区)?机场$/, '')
  const plainCity = city.replace(/（.*/, '')
  const rest = bare.startsWith(plainCity) ? bare.slice(plainCity.length).replace(/^-/, '') : bare
  return rest === '' ? plainCity : rest
}

export function shortenEnglish(name: string, city: string): string {
  const bare = name.replace(/\b(International|Intercontinental|Airport|Airfield|Airpark|Regional|Municipal)\b/g, ' ')
  const ownPart = bare.startsWith(city) && !/^\p{L}/u.test(bare.slice(city.length)) ? bare.slice(city.length) : bare
  const rest = ownPart
    .replace(/ [-–] .*/, '')
    .replace(/^[\s,/–-]+|[\s–-]+$/g, '')
    .replace(/\s+/g, ' ')
  return rest === '' ? city : rest
}
