/**
 * Air spaces that are closed to carriers of some countries: our own list after what authorities have published, outlines drawn by hand to
 * about a degree and every row assumed, as of 1 November 2026. Carriers go around by the points below.
 */
export const closedAirSpaces = {
  asOf: '2026-11-01',
  rows: [
    {
      name: 'Russia',
      since: '2022-02-27',
      closedTo: 'US CA GB IE FR DE IT ES PT NL BE LU AT DK SE FI EE LV LT PL CZ SK HU SI HR RO BG GR CY MT NO IS CH JP KR AU NZ',
      outline: `69.5 31, 66 29, 62.5 30, 60 28, 57.5 27.5, 56 28, 54.5 31, 53 31.5, 52 34, 50.3 36, 49.8 38, 49 40, 47.8 39.5, 47 38.5, 45 36.8,
        43.6 40, 42.6 44, 41.4 48, 44 48, 46 49, 48 47, 50 47, 51.7 51, 51 55, 51 61, 53 61.5, 54.4 65, 55 69, 54.2 71, 54 76, 53 77, 51 80,
        49.4 86, 50.5 92, 50.4 98, 52 98.6, 51.3 102, 50 107, 49.7 113, 50.3 119, 52.7 120.5, 53.5 123.5, 52.5 126, 50 127.5, 48.8 130.5,
        48.3 134.5, 45.2 133, 44.8 131, 42.4 130.7, 42.6 133, 44.5 136.5, 48.5 140.5, 45.8 141.8, 46 143.5, 43.8 146, 46 151, 50 157, 53 160.5,
        56.5 164, 59.5 167, 60 171, 62 180, 64.3 187, 66 190.8, 69 184, 71.7 181, 71.5 160, 76.5 150, 79.5 105, 81.8 95, 82 60, 80.5 45, 72 50, 70 38`,
    },
    {
      name: 'Belarus',
      since: '2021-06-04',
      closedTo: 'US CA GB IE FR DE IT ES PT NL BE LU AT DK SE FI EE LV LT PL CZ SK HU SI HR RO BG GR CY MT CH',
      outline: '53.9 23.6, 55.7 26.7, 56.1 28.2, 55.5 30.9, 54 32.6, 52.2 31.7, 51.4 30.6, 51.5 24, 52.5 23.4',
    },
    {
      name: 'Ukraine',
      since: '2022-02-24',
      closedTo: 'all',
      outline: `51.4 23.7, 51.9 30.6, 52.3 33.8, 50.3 36, 49.8 40, 47.9 39.6, 47 38.2, 45 36.6, 44.4 33.7, 45.2 29.7, 48.2 26.6, 47.8 23,
        48.9 22.2`,
    },
    {
      name: 'North Korea',
      since: '1998-03-01',
      closedTo: 'US JP KR GB FR DE CA AU',
      outline: '39.9 124.4, 41.8 126.7, 43 129.9, 42.4 130.7, 38.7 128.4, 37.8 126.7, 37.7 124.7',
    },
  ],
  /** Over Turkey and the Caspian Sea, over Poland and Moldova, over Mongolia's and Kazakhstan's south, over the pole, the Bering Strait and the North Pacific. */
  detours: `41 29, 40.5 41, 40.6 49.5, 43.5 55, 44.5 64, 46.5 72, 45.5 82, 47.5 90, 45 110, 48 22, 54.5 19, 45 26, 71.5 24, 84 40, 84.5 90, 83 150,
    72 192, 65.5 192.5, 57 190, 52 180, 47 165, 42 151, 40 143, 37.3 131, 36.5 123`,
}
