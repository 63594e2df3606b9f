/**
 * Room types by chain type: name, traditional if different, English, bed, width in cm, beds, square metres, permille of the
 * hotel's price, guests. The first one of a chain type is its plainest.
 */
export const roomTable = `
1|大床房||Queen Room|king|150|1|15|1000|2
1|双床房|雙床房|Twin Room|twin|110|2|18|1080|2
1|特惠单人房|特惠單人房|Economy Single Room|single|120|1|11|860|1
1|商务大床房|商務大床房|Business Queen Room|king|180|1|20|1180|2
1|家庭房||Family Room|family|150|2|26|1420|3
2|高级大床房|高級大床房|Superior King Room|king|180|1|22|1000|2
2|高级双床房|高級雙床房|Superior Twin Room|twin|120|2|26|1070|2
2|豪华大床房|豪華大床房|Deluxe King Room|king|180|1|28|1160|2
2|舒享大床房||Cosy King Room|king|160|1|18|900|2
2|商务双床房|商務雙床房|Business Twin Room|twin|135|2|32|1240|2
2|亲子家庭房|親子家庭房|Family Room|family|150|2|38|1480|4
3|豪华大床房|豪華大床房|Deluxe King Room|king|200|1|38|1000|2
3|豪华双床房|豪華雙床房|Deluxe Twin Room|twin|135|2|38|1020|3
3|高级房|高級房|Superior Room|kingOrTwin|180|1|32|880|2
3|行政大床房||Executive King Room|king|200|1|42|1380|2
3|行政双床房|行政雙床房|Executive Twin Room|twin|135|2|42|1390|3
3|豪华套房|豪華套房|Deluxe Suite|king|200|1|68|2150|3
4|豪华大床房|豪華大床房|Deluxe King Room|king|200|1|48|1000|2
4|豪华双床房|豪華雙床房|Deluxe Twin Room|twin|140|2|48|1010|3
4|尊贵景观大床房|尊貴景觀大床房|Premier View King Room|king|200|1|52|1240|2
4|行政大床房||Club King Room|king|200|1|52|1480|2
4|行政套房||Executive Suite|king|200|1|88|2450|3
4|总统套房|總統套房|Presidential Suite|king|200|2|220|9600|4
`
