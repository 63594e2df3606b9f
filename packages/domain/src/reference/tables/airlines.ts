/** Written by scripts/reference/generate.mts; columns: IATA, ICAO, ticket prefix, name, traditional if different, English, short name (the same three), country, colour, low cost, alliance. */
export const airlineTable = `
CA|CCA|999|中国国航|中國國航|Air China|国航|國航|Air China|CN|#c8102e||Star Alliance
MU|CES|781|东方航空|東方航空|China Eastern Airlines|东航|東航|China Eastern|CN|#1d3f8f||SkyTeam
CZ|CSN|784|南方航空||China Southern Airlines|南航||China Southern|CN|#00639b
HU|CHH|880|海南航空||Hainan Airlines|海航||Hainan|CN|#b3142b
ZH|CSZ|479|深圳航空||Shenzhen Airlines|深航||Shenzhen|CN|#a3182b||Star Alliance
MF|CXA|731|厦门航空|廈門航空|XiamenAir|厦航|廈航|XiamenAir|CN|#0b4f9c||SkyTeam
3U|CSC|876|四川航空||Sichuan Airlines|川航||Sichuan|CN|#b5121b
SC|CDG|324|山东航空|山東航空|Shandong Airlines|山航||Shandong|CN|#8c1d2c
FM|CSH|774|上海航空||Shanghai Airlines|上航||Shanghai|CN|#9b1b30||SkyTeam
HO|DKH|018|吉祥航空||Juneyao Airlines|吉祥||Juneyao|CN|#8a1538
9C|CQH|089|春秋航空||Spring Airlines|春秋||Spring|CN|#2a7a35|low
GS|GCR|826|天津航空||Tianjin Airlines|天航||Tianjin|CN|#a8321e
JD|CBJ|898|首都航空||Beijing Capital Airlines|首航||Capital|CN|#a6192e
8L|LKE|859|祥鹏航空|祥鵬航空|Lucky Air|祥鹏|祥鵬|Lucky Air|CN|#b03a00
PN|CHB|847|西部航空||West Air|西部||West Air|CN|#a12a5e|low
KN|CUA|822|中国联航|中國聯航|China United Airlines|中联航|中聯航|China United|CN|#0f4c81|low
G5|HXA|987|华夏航空|華夏航空|China Express Airlines|华夏|華夏|China Express Airlines|CN|#8b1a1a
EU|UEA|811|成都航空||Chengdu Airlines|成都航||Chengdu|CN|#1b5e9e
TV|TBA|088|西藏航空||Tibet Airlines|藏航||Tibet|CN|#7a2e8e
KY|KNA|833|昆明航空||Kunming Airlines|昆航||Kunming|CN|#1f6f54
NS|HBH|836|河北航空||Hebei Airlines|河北航||Hebei|CN|#1d5fa8
GJ|CDC|891|长龙航空|長龍航空|Loong Air|长龙|長龍|Loong|CN|#245a9c
QW|QDA|912|青岛航空|青島航空|Qingdao Airlines|青航||Qingdao|CN|#14697a
DZ|EPA|893|东海航空|東海航空|Donghai Airlines|东海航|東海航|Donghai|CN|#0a6b8a
DR|RLH||瑞丽航空|瑞麗航空|Ruili Airlines|瑞丽航|瑞麗航|Ruili|CN|#6e1c55
AQ|JYH|902|九元航空||9 Air|九元||9 Air|CN|#2e6e1f|low
GX|CBG|872|北部湾航空|北部灣航空|GX Airlines|北部湾航|北部灣航|GX|CN|#6e1c30
FU|FZA|666|福州航空||Fuzhou Airlines|福航||Fuzhou|CN|#6e1c22
GY|CGZ|661|多彩贵州航空|多彩貴州航空|Colorful Guizhou Airlines|多彩航||Colorful Guizhou|CN|#4a6e1c
RY|CJX|989|江西航空||Jiangxi Air|江西航||Jiangxi|CN|#201c6e
JR|JOY|929|幸福航空||Joy Air|幸福航||Joy Air|CN|#1c1c6e
BK|OKA|866|奥凯航空|奧凱航空|Okay Airways|奥凯|奧凱|Okay|CN|#1c206e
9H|CGN|856|长安航空|長安航空|Air Changan|长安航|長安航|Air Changan|CN|#1c286e
UQ|CUH|886|乌鲁木齐航空|烏魯木齊航空|Urumqi Air|乌航|烏航|Urumqi Air|CN|#691c6e|low
GT|CGH|730|桂林航空||Air Guilin|桂航||Air Guilin|CN|#6e1c6d
Y8|YZR|871|金鹏航空|金鵬航空|Suparna Airlines|金鹏|金鵬|Suparna|CN|#1d6e1c
LT|SNG|867|龙江航空|龍江航空|LongJiang Airlines|龙江航|龍江航|LongJiang|CN|#1c6e69
A6|HTU|389|湖南航空||Air Travel (Hunan Airlines)|湖南航||Air Travel|CN|#1c2b6e
CN|GDC|895|大新华航空|大新華航空|Grand China Air|大新华|大新華|Grand China|CN|#1c2d6e
OQ|CQN|878|重庆航空|重慶航空|Chongqing Airlines|重庆航|重慶航|Chongqing|CN|#6e2f1c
9D|NMG||天骄航空|天驕航空|Genghis Khan Airlines|天骄|天驕|Genghis Khan|CN|#1c656e
CX|CPA|160|国泰航空|國泰航空|Cathay Pacific|国泰|國泰|Cathay|HK|#00645a||oneworld
HX|CRK|851|香港航空||Hong Kong Airlines|港航||Hong Kong|HK|#6e481c
UO|HKE|128|香港快运|香港快運|HK Express|香港快运|香港快運|HK Express|HK|#3f6e1c|low
HB|HGB|191|大湾区航空|大灣區航空|Greater Bay Airlines|大湾区|大灣區|Greater Bay Airlines|HK|#6e1c45
NX|AMU|675|澳门航空|澳門航空|Air Macau|澳门航|澳門航|Air Macau|MO|#6e1c5b
CI|CAL|297|中华航空|中華航空|China Airlines|华航|華航|China Airlines|TW|#a0346b||SkyTeam
BR|EVA|695|长荣航空|長榮航空|EVA Air|长荣|長榮|EVA Air|TW|#00704a||Star Alliance
AE|MDA|803|华信航空|華信航空|Mandarin Airlines|华信|華信|Mandarin Airlines|TW|#6e1c69
B7|UIA|525|立荣航空|立榮航空|UNI Air|立荣|立榮|UNI Air|TW|#6e331c
JX|SJX|189|星宇航空||Starlux Airlines|星宇||Starlux Airlines|TW|#1c6e24
IT|TTW|608|台湾虎航|台灣虎航|Tigerair Taiwan|台湾虎航|台灣虎航|Tigerair Taiwan|TW|#6e4c1c|low
SQ|SIA|618|新加坡航空||Singapore Airlines|新航||Singapore Airlines|SG|#1a3668||Star Alliance
TR|TGW|668|酷航||Scoot|酷航||Scoot|SG|#6e1c29|low
MH|MAS|232|马来西亚航空|馬來西亞航空|Malaysia Airlines|马航|馬航|Malaysia Airlines|MY|#436e1c||oneworld
AK|AXM|807|亚洲航空|亞洲航空|AirAsia|亚洲|亞洲|AirAsia|MY|#1c606e|low
D7|XAX|843|亚航长途|亞航長途|AirAsia X|亚航长途|亞航長途|AirAsia X|MY|#286e1c|low
OD|MXD|816|马来西亚巴泽航空|馬來西亞巴澤航空|Batik Air Malaysia|马来西亚巴泽|馬來西亞巴澤|Batik Air Malaysia|MY|#1c6e38
TG|THA|217|泰国国际航空|泰國國際航空|Thai Airways|泰航||Thai Airways|TH|#5c2483||Star Alliance
FD|AIQ|900|泰国亚洲航空|泰國亞洲航空|Thai AirAsia|泰国亚洲|泰國亞洲|Thai AirAsia|TH|#556e1c|low
SL|TLM|310|泰国狮子航空|泰國獅子航空|Thai Lion Air|泰国狮子|泰國獅子|Thai Lion Air|TH|#6e6a1c|low
PG|BKP|829|曼谷航空||Bangkok Airways|曼谷||Bangkok Airways|TH|#1c6e2b
VZ|TVJ||泰国越捷航空|泰國越捷航空|Thai VietJet Air|泰国越捷|泰國越捷|Thai VietJet Air|TH|#1c6e63|low
VN|HVN|738|越南航空||Vietnam Airlines|越航||Vietnam Airlines|VN|#6e531c||SkyTeam
VJ|VJC|978|越捷航空||VietJet Air|越捷||VietJet Air|VN|#6e1c21|low
PR|PAL|079|菲律宾航空|菲律賓航空|Philippine Airlines|菲航||Philippine Airlines|PH|#1c6e55
5J|CEB|203|宿务太平洋航空|宿務太平洋航空|Cebu Pacific|宿务太平洋|宿務太平洋|Cebu Pacific|PH|#221c6e|low
GA|GIA|126|印尼鹰航|印尼鷹航|Garuda Indonesia|印尼鹰航|印尼鷹航|Garuda Indonesia|ID|#1c6b6e||SkyTeam
K6|KHV|188|柬埔寨航空||Air Cambodia|柬埔寨||Air Cambodia|KH|#6e1c38
QV|LAO|627|老挝航空|老撾航空|Lao Airlines|老挝|老撾|Lao Airlines|LA|#2d1c6e
8M|MMA|599|缅甸国际航空|緬甸國際航空|Myanmar Airways International|缅甸|緬甸|Myanmar Airways International|MM|#6e1c46
BI|RBA|672|文莱皇家航空|文萊皇家航空|Royal Brunei Airlines|文莱皇家|文萊皇家|Royal Brunei Airlines|BN|#6e4c1c
JL|JAL|131|日本航空||Japan Airlines|日航||Japan Airlines|JP|#b4001e||oneworld
NH|ANA|205|全日空||All Nippon Airways|全日空||All Nippon Airways|JP|#13448f||Star Alliance
MM|APJ||乐桃航空|樂桃航空|Peach Aviation|乐桃|樂桃|Peach Aviation|JP|#1c216e|low
IJ|SJO||春秋航空日本||Spring Japan|春秋航空日本||Spring Japan|JP|#306e1c|low
KE|KAL|180|大韩航空|大韓航空|Korean Air|大韩|大韓|Korean Air|KR|#0b5c9e||SkyTeam
OZ|AAR|988|韩亚航空|韓亞航空|Asiana Airlines|韩亚|韓亞|Asiana Airlines|KR|#7d5a29||Star Alliance
7C|JJA|806|济州航空|濟州航空|Jeju Air|济州|濟州|Jeju Air|KR|#6e1c27|low
LJ|JNA|718|真航空||Jin Air|真||Jin Air|KR|#241c6e|low
TW|TWB|722|德威航空||T'way Air|德威||T'way Air|KR|#1c6e30|low
BX|ABL|982|釜山航空||Air Busan|釜山||Air Busan|KR|#296e1c|low
OM|MGL|289|蒙古航空||MIAT Mongolian Airlines|蒙古||MIAT Mongolian Airlines|MN|#6e1c45
JS|KOR|120|高丽航空|高麗航空|Air Koryo|高丽|高麗|Air Koryo|KP|#6e1c36
UL|ALK|603|斯里兰卡航空|斯里蘭卡航空|SriLankan Airlines|斯里兰卡|斯里蘭卡|SriLankan Airlines|LK|#1c6e46||oneworld
AI|AIC|098|印度航空||Air India|印度||Air India|IN|#6e1c2c||Star Alliance
6E|IGO|312|靛蓝航空|靛藍航空|IndiGo|靛蓝|靛藍|IndiGo|IN|#1c6e41|low
BG|BBC|997|孟加拉航空||Biman Bangladesh Airlines|孟加拉||Biman Bangladesh Airlines|BD|#1c5c6e
BS|UBG||优速孟加拉航空|優速孟加拉航空|US-Bangla Airlines|优速孟加拉|優速孟加拉|US-Bangla Airlines|BD|#6e1c4c
PK|PIA|214|巴基斯坦国际航空|巴基斯坦國際航空|Pakistan International Airlines|巴基斯坦||Pakistan International Airlines|PK|#1c6e67
RA|RNA|285|尼泊尔航空|尼泊爾航空|Nepal Airlines|尼泊尔|尼泊爾|Nepal Airlines|NP|#6e1c38
H9|HIM|769|喜马拉雅航空|喜馬拉雅航空|Himalaya Airlines|喜马拉雅|喜馬拉雅|Himalaya Airlines|NP|#1c6e38
Q2|DQA|986|马尔代夫航空|馬爾代夫航空|Maldivian|马尔代夫|馬爾代夫|Maldivian|MV|#1c3b6e
KC|KZR|465|阿斯塔纳航空|阿斯塔納航空|Air Astana|阿斯塔纳|阿斯塔納|Air Astana|KZ|#1c426e
HY|UZB|250|乌兹别克斯坦航空|烏茲別克斯坦航空|Uzbekistan Airways|乌兹别克斯坦|烏茲別克斯坦|Uzbekistan Airways|UZ|#1c6e2d
J2|AHY|771|阿塞拜疆航空||Azerbaijan Airlines|阿塞拜疆||Azerbaijan Airlines|AZ|#271c6e
EK|UAE|176|阿联酋航空|阿聯酋航空|Emirates|阿联酋|阿聯酋|Emirates|AE|#c3102f
EY|ETD|607|阿提哈德航空||Etihad Airways|阿提哈德||Etihad Airways|AE|#6e1c27
QR|QTR|157|卡塔尔航空|卡塔爾航空|Qatar Airways|卡塔尔|卡塔爾|Qatar Airways|QA|#5c0632||oneworld
SV|SVA|065|沙特航空||Saudia|沙特||Saudia|SA|#6e1c2d||SkyTeam
WY|OMA|910|阿曼航空||Oman Air|阿曼||Oman Air|OM|#1e6e1c||oneworld
GF|GFA|072|海湾航空|海灣航空|Gulf Air|海湾|海灣|Gulf Air|BH|#6e1c49
KU|KAC|229|科威特航空||Kuwait Airways|科威特||Kuwait Airways|KW|#1c296e
TK|THY|235|土耳其航空||Turkish Airlines|土航||Turkish Airlines|TR|#c01530||Star Alliance
LY|ELY|114|以色列航空||El Al|以色列||El Al|IL|#6e1c51
W5|IRM|537|马汉航空|馬漢航空|Mahan Air|马汉|馬漢|Mahan Air|IR|#506e1c
SU|AFL|555|俄罗斯航空|俄羅斯航空|Aeroflot|俄罗斯|俄羅斯|Aeroflot|RU|#241c6e
S7|SBI|421|西伯利亚航空|西伯利亞航空|S7 Airlines|西伯利亚|西伯利亞|S7 Airlines|RU|#3d6e1c
U6|SVR|262|乌拉尔航空|烏拉爾航空|Ural Airlines|乌拉尔|烏拉爾|Ural Airlines|RU|#466e1c
BA|BAW|125|英国航空|英國航空|British Airways|英航||British Airways|GB|#1f3b7a||oneworld
VS|VIR|932|维珍大西洋航空|維珍大西洋航空|Virgin Atlantic|维珍大西洋|維珍大西洋|Virgin Atlantic|GB|#1c676e||SkyTeam
AF|AFR|057|法国航空|法國航空|Air France|法航||Air France|FR|#0a2463||SkyTeam
KL|KLM|074|荷兰皇家航空|荷蘭皇家航空|KLM Royal Dutch Airlines|荷航||KLM Royal Dutch Airlines|NL|#0075a8||SkyTeam
LH|DLH|220|汉莎航空|漢莎航空|Lufthansa|汉莎|漢莎|Lufthansa|DE|#0a2a5e||Star Alliance
LX|SWR|724|瑞士国际航空|瑞士國際航空|Swiss International Air Lines|瑞航||Swiss International Air Lines|CH|#c2141f||Star Alliance
OS|AUA|257|奥地利航空|奧地利航空|Austrian Airlines|奥航|奧航|Austrian Airlines|AT|#1c3d6e||Star Alliance
AY|FIN|105|芬兰航空|芬蘭航空|Finnair|芬航||Finnair|FI|#123a7c||oneworld
SK|SAS|117|北欧航空|北歐航空|Scandinavian Airlines|北欧航|北歐航|Scandinavian Airlines|SE|#6e1c58||SkyTeam
LO|LOT|080|波兰航空|波蘭航空|LOT Polish Airlines|波兰|波蘭|LOT Polish Airlines|PL|#6e461c||Star Alliance
AZ|ITY|055|意大利航空||ITA Airways|意大利||ITA Airways|IT|#3e1c6e
NO|NOS|703|尼奥斯航空|尼奧斯航空|Neos|尼奥斯|尼奧斯|Neos|IT|#1c6e22
IB|IBE|075|西班牙国家航空|西班牙國家航空|Iberia|西班牙国家|西班牙國家|Iberia|ES|#6e331c||oneworld
UX|AEA|996|欧罗巴航空|歐羅巴航空|Air Europa|欧罗巴|歐羅巴|Air Europa|ES|#571c6e||SkyTeam
AA|AAL|001|美国航空|美國航空|American Airlines|美航||American Airlines|US|#36495a||oneworld
DL|DAL|006|达美航空|達美航空|Delta Air Lines|达美|達美|Delta Air Lines|US|#98002e||SkyTeam
UA|UAL|016|美联航|美聯航|United Airlines|美联航|美聯航|United Airlines|US|#0a3a8c||Star Alliance
HA|HAL|173|夏威夷航空||Hawaiian Airlines|夏威夷||Hawaiian Airlines|US|#1c2b6e
AC|ACA|014|加拿大航空||Air Canada|加航||Air Canada|CA|#c01a20||Star Alliance
AM|AMX|139|墨西哥航空||Aeromexico|墨西哥||Aeromexico|MX|#6e481c||SkyTeam
QF|QFA|081|澳洲航空||Qantas|澳航||Qantas|AU|#c00d0d||oneworld
JQ|JST|041|捷星航空||Jetstar|捷星||Jetstar|AU|#1c6e36|low
3K|JSA|375|捷星亚洲|捷星亞洲|Jetstar Asia|捷星亚洲|捷星亞洲|Jetstar Asia|SG|#2c1c6e
NZ|ANZ|086|新西兰航空|新西蘭航空|Air New Zealand|新西兰航|新西蘭航|Air New Zealand|NZ|#1f1f1f||Star Alliance
FJ|FJI|260|斐济航空|斐濟航空|Fiji Airways|斐济|斐濟|Fiji Airways|FJ|#6e1c4d||oneworld
ET|ETH|071|埃塞俄比亚航空|埃塞俄比亞航空|Ethiopian Airlines|埃航||Ethiopian Airlines|ET|#1e6b2f||Star Alliance
MS|MSR|077|埃及航空||EgyptAir|埃及航||EgyptAir|EG|#1c6e1e||Star Alliance
KQ|KQA|706|肯尼亚航空|肯尼亞航空|Kenya Airways|肯尼亚|肯尼亞|Kenya Airways|KE|#1c666e||SkyTeam
SA|SAA|083|南非航空||South African Airways|南非||South African Airways|ZA|#6e3f1c||Star Alliance
AT|RAM|147|摩洛哥皇家航空||Royal Air Maroc|摩洛哥皇家||Royal Air Maroc|MA|#6e361c||oneworld
AH|DAH|124|阿尔及利亚航空|阿爾及利亞航空|Air Algerie|阿尔及利亚|阿爾及利亞|Air Algerie|DZ|#251c6e
MK|MAU|239|毛里求斯航空||Air Mauritius|毛里求斯||Air Mauritius|MU|#6e4a1c
`
