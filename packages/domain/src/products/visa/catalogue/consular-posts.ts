/**
 * Where one applies, by residence (own, 2026-11-20; to be checked before an appointment is made). Columns: network, post, provinces (GB/T 2260).
 * Provinces that a network does not name are not served by the desk.
 */
export const consularPostTable = `
one|BJS|11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65
three|BJS|11 12 13 14 15 21 22 23 37 41 42 61 62 63 64 65
three|SHA|31 32 33 34
three|CAN|35 36 43 44 45 46 50 51 52 53
four|BJS|11 12 13 14 15 21 22 23 37 41 61 62 63 64 65
four|SHA|31 32 33 34 36
four|CAN|35 42 43 44 45 46
four|CTU|50 51 52 53 54
japan|BJS|11 12 13 14 15 41 42 43 54 61 62 63 64 65
japan|SHA|31 32 33 34 36
japan|CAN|35 44 45 46
japan|CKG|50 51 52 53
japan|SHE|21 22 23
japan|TAO|37
korea|BJS|11 12 13 14 15 54 63 65
korea|SHA|31 32 33 34
korea|CAN|35 44 45 46
korea|CTU|50 51 52 53
korea|SHE|21 22 23
korea|TAO|37
korea|XIY|61 62 64
korea|WUH|36 41 42 43
`
/** Columns: post, name, traditional if different, English. */
export const postCityTable = `
BJS|北京||Beijing
SHA|上海||Shanghai
CAN|广州|廣州|Guangzhou
CTU|成都||Chengdu
CKG|重庆|重慶|Chongqing
SHE|沈阳|瀋陽|Shenyang
TAO|青岛|青島|Qingdao
WUH|武汉|武漢|Wuhan
XIY|西安||Xi’an
`
