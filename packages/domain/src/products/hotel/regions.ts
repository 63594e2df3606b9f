import type { Region } from './policy/limit'

/** Countries with hotel cities by the region of the world that a standard may name (handbook 7.1). */
const countries: Record<Region, string> = {
  eastAsia: 'HK MO TW JP KR MN KP',
  southeastAsia: 'TH SG MY ID VN PH MM LA BN KH',
  southAsia: 'IN NP LK BD PK MV',
  middleEast: 'AE IL TR QA IR SA OM KW JO BH LB CY IQ GE AM KZ UZ TM AZ KG TJ',
  europe: 'GB FR DE RU NL AT ES BE IT CH SE FI GR PT PL DK NO IE CZ RO HU UA LU LV BY BG LT HR RS EE IS BA SI SK MC',
  northAmerica: 'US CA GU PW MP',
  latinAmerica: 'BR AR MX CO CL PE PA EC GT CR DO CU UY',
  africa: 'ET ZA EG KE MA NG DZ TZ UG MZ TN MG CI GH RW AO SC CD ZM MU SN NA',
  oceania: 'AU NZ PG FJ',
}

const byCountry = new Map(
  Object.entries(countries).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region as Region] as const)),
)

/** The region of a country by its ISO code; undefined for the mainland, whose cities have tiers instead. */
export const regionOf = (country: string): Region | undefined => byCountry.get(country)
