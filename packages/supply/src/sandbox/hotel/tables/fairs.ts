/**
 * Fairs that fill a city, in the days of every year to which they keep: city, first and last day (MM-dd), percent that rooms
 * are dearer. Dates are our reading of the organisers' usual calendars.
 */
export const fairs: readonly { cityId: number; from: string; to: string; percent: number }[] = [
  // Canton Fair, spring and autumn.
  { cityId: 53, from: '04-14', to: '05-05', percent: 70 },
  { cityId: 53, from: '10-14', to: '11-04', percent: 70 },
  // China International Import Expo, Mobile World Congress, Auto Shanghai.
  { cityId: 321, from: '11-04', to: '11-10', percent: 55 },
  { cityId: 321, from: '06-25', to: '06-28', percent: 30 },
  { cityId: 321, from: '04-22', to: '04-29', percent: 35 },
  // China International Fair for Trade in Services, Auto China.
  { cityId: 224, from: '09-09', to: '09-14', percent: 30 },
  { cityId: 224, from: '04-24', to: '05-03', percent: 30 },
  // China Hi-Tech Fair.
  { cityId: 261, from: '11-13', to: '11-18', percent: 35 },
  // Food and Drinks Fair.
  { cityId: 312, from: '03-24', to: '03-28', percent: 60 },
  // Smart China Expo.
  { cityId: 308, from: '09-04', to: '09-08', percent: 35 },
  // Global Digital Trade Expo.
  { cityId: 117, from: '09-24', to: '09-29', percent: 40 },
  // China International Fair for Investment and Trade.
  { cityId: 161, from: '09-07', to: '09-11', percent: 40 },
  // China-ASEAN Expo.
  { cityId: 282, from: '09-16', to: '09-20', percent: 45 },
  // China Yiwu Commodities Fair, in Jinhua.
  { cityId: 123, from: '10-20', to: '10-25', percent: 45 },
  // Consumer Products Expo.
  { cityId: 298, from: '04-12', to: '04-18', percent: 45 },
  // Euro-Asia Economic Forum, China-Eurasia Expo.
  { cityId: 374, from: '09-17', to: '09-21', percent: 25 },
  { cityId: 425, from: '06-25', to: '06-30', percent: 35 },
  // CES, and the Frankfurt book and car fairs.
  { cityId: 3039, from: '01-05', to: '01-10', percent: 120 },
  { cityId: 3010, from: '10-13', to: '10-19', percent: 80 },
  { cityId: 3010, from: '09-08', to: '09-13', percent: 70 },
  // Mobile World Congress in Barcelona, Oktoberfest, GITEX, Songkran.
  { cityId: 3045, from: '02-28', to: '03-06', percent: 120 },
  { cityId: 3047, from: '09-19', to: '10-04', percent: 90 },
  { cityId: 3007, from: '10-12', to: '10-17', percent: 50 },
  { cityId: 3187, from: '04-12', to: '04-16', percent: 30 },
]

/** Percent by which a month is dearer or cheaper than the year, January first, where travel has a season. */
export const seasons: Readonly<Record<number, readonly number[]>> = {
  299: [60, 70, 15, -10, -15, -20, 5, 5, -20, 10, 25, 45],
  298: [25, 30, 5, 0, -5, -10, 5, 5, -10, 5, 10, 20],
  75: [60, 35, -15, -15, -5, 10, 25, 25, 0, -5, -5, 50],
  189: [-20, -20, -10, 0, 10, 20, 45, 45, 10, 5, -15, -20],
  49: [-20, -20, -10, 0, 10, 15, 40, 40, 10, 5, -15, -20],
  193: [-20, -20, -10, 0, 10, 20, 45, 45, 10, 0, -15, -20],
  284: [-15, -5, 5, 15, 15, 5, 25, 25, 5, 20, -5, -15],
  367: [-35, -30, -20, 0, 15, 30, 45, 45, 20, 10, -20, -30],
  411: [-25, -25, -15, 0, 10, 25, 45, 40, 10, -5, -20, -25],
  425: [-15, -15, -10, 0, 10, 25, 35, 35, 25, 5, -10, -10],
  3006: [50, 45, 30, 5, -25, -30, -20, -20, -30, -15, 15, 45],
  3022: [10, -5, -5, 0, 5, 10, 30, 35, 15, 5, -5, 25],
}
