/** Written by scripts/reference/generate.mts; columns: ISO code, name, traditional, English. */
export const countryTable = `
AE|阿拉伯联合酋长国|阿拉伯聯合大公國|United Arab Emirates
AF|阿富汗|阿富汗|Afghanistan
AI|安圭拉|安奎拉|Anguilla
AL|阿尔巴尼亚|阿爾巴尼亞|Albania
AM|亚美尼亚|亞美尼亞|Armenia
AO|安哥拉|安哥拉|Angola
AR|阿根廷|阿根廷|Argentina
AT|奥地利|奧地利|Austria
AU|澳大利亚|澳洲|Australia
AZ|阿塞拜疆|亞塞拜然|Azerbaijan
BA|波斯尼亚和黑塞哥维那|波士尼亞與赫塞哥維納|Bosnia & Herzegovina
BB|巴巴多斯|巴貝多|Barbados
BD|孟加拉国|孟加拉|Bangladesh
BE|比利时|比利時|Belgium
BF|布基纳法索|布吉納法索|Burkina Faso
BG|保加利亚|保加利亞|Bulgaria
BH|巴林|巴林|Bahrain
BI|布隆迪|蒲隆地|Burundi
BJ|贝宁|貝南|Benin
BM|百慕大|百慕達|Bermuda
BN|文莱|汶萊|Brunei
BO|玻利维亚|玻利維亞|Bolivia
BR|巴西|巴西|Brazil
BS|巴哈马|巴哈馬|Bahamas
BT|不丹|不丹|Bhutan
BW|博茨瓦纳|波札那|Botswana
BY|白俄罗斯|白俄羅斯|Belarus
BZ|伯利兹|貝里斯|Belize
CA|加拿大|加拿大|Canada
CD|刚果（金）|剛果（金夏沙）|Congo - Kinshasa
CF|中非共和国|中非共和國|Central African Republic
CG|刚果（布）|剛果（布拉薩）|Congo - Brazzaville
CH|瑞士|瑞士|Switzerland
CI|科特迪瓦|象牙海岸|Côte d’Ivoire
CL|智利|智利|Chile
CM|喀麦隆|喀麥隆|Cameroon
CN|中国|中國|China
CO|哥伦比亚|哥倫比亞|Colombia
CR|哥斯达黎加|哥斯大黎加|Costa Rica
CU|古巴|古巴|Cuba
CW|库拉索|庫拉索|Curaçao
CY|塞浦路斯|賽普勒斯|Cyprus
CZ|捷克|捷克|Czechia
DE|德国|德國|Germany
DJ|吉布提|吉布地|Djibouti
DK|丹麦|丹麥|Denmark
DM|多米尼克|多米尼克|Dominica
DO|多米尼加共和国|多明尼加共和國|Dominican Republic
DZ|阿尔及利亚|阿爾及利亞|Algeria
EC|厄瓜多尔|厄瓜多|Ecuador
EE|爱沙尼亚|愛沙尼亞|Estonia
EG|埃及|埃及|Egypt
ER|厄立特里亚|厄利垂亞|Eritrea
ES|西班牙|西班牙|Spain
ET|埃塞俄比亚|衣索比亞|Ethiopia
FI|芬兰|芬蘭|Finland
FJ|斐济|斐濟|Fiji
FR|法国|法國|France
GA|加蓬|加彭|Gabon
GB|英国|英國|United Kingdom
GD|格林纳达|格瑞那達|Grenada
GE|格鲁吉亚|喬治亞|Georgia
GH|加纳|迦納|Ghana
GM|冈比亚|甘比亞|Gambia
GN|几内亚|幾內亞|Guinea
GP|瓜德罗普|瓜地洛普|Guadeloupe
GQ|赤道几内亚|赤道幾內亞|Equatorial Guinea
GR|希腊|希臘|Greece
GT|危地马拉|瓜地馬拉|Guatemala
GU|关岛|關島|Guam
HK|中国香港|中國香港|Hong Kong, China
HN|洪都拉斯|宏都拉斯|Honduras
HR|克罗地亚|克羅埃西亞|Croatia
HT|海地|海地|Haiti
HU|匈牙利|匈牙利|Hungary
ID|印度尼西亚|印尼|Indonesia
IE|爱尔兰|愛爾蘭|Ireland
IL|以色列|以色列|Israel
IM|马恩岛|曼島|Isle of Man
IN|印度|印度|India
IQ|伊拉克|伊拉克|Iraq
IR|伊朗|伊朗|Iran
IS|冰岛|冰島|Iceland
IT|意大利|義大利|Italy
JM|牙买加|牙買加|Jamaica
JO|约旦|約旦|Jordan
JP|日本|日本|Japan
KE|肯尼亚|肯亞|Kenya
KG|吉尔吉斯斯坦|吉爾吉斯|Kyrgyzstan
KH|柬埔寨|柬埔寨|Cambodia
KP|朝鲜|北韓|North Korea
KR|韩国|南韓|South Korea
KW|科威特|科威特|Kuwait
KY|开曼群岛|開曼群島|Cayman Islands
KZ|哈萨克斯坦|哈薩克|Kazakhstan
LA|老挝|寮國|Laos
LB|黎巴嫩|黎巴嫩|Lebanon
LK|斯里兰卡|斯里蘭卡|Sri Lanka
LR|利比里亚|賴比瑞亞|Liberia
LT|立陶宛|立陶宛|Lithuania
LU|卢森堡|盧森堡|Luxembourg
LV|拉脱维亚|拉脫維亞|Latvia
LY|利比亚|利比亞|Libya
MA|摩洛哥|摩洛哥|Morocco
MG|马达加斯加|馬達加斯加|Madagascar
MK|北马其顿|北馬其頓|North Macedonia
ML|马里|馬利|Mali
MM|缅甸|緬甸|Myanmar (Burma)
MN|蒙古|蒙古|Mongolia
MO|中国澳门|中國澳門|Macao, China
MP|北马里亚纳群岛|北馬利安納群島|Northern Mariana Islands
MR|毛里塔尼亚|茅利塔尼亞|Mauritania
MT|马耳他|馬爾他|Malta
MU|毛里求斯|模里西斯|Mauritius
MV|马尔代夫|馬爾地夫|Maldives
MW|马拉维|馬拉威|Malawi
MX|墨西哥|墨西哥|Mexico
MY|马来西亚|馬來西亞|Malaysia
MZ|莫桑比克|莫三比克|Mozambique
NA|纳米比亚|納米比亞|Namibia
NC|新喀里多尼亚|新喀里多尼亞|New Caledonia
NE|尼日尔|尼日|Niger
NG|尼日利亚|奈及利亞|Nigeria
NL|荷兰|荷蘭|Netherlands
NO|挪威|挪威|Norway
NP|尼泊尔|尼泊爾|Nepal
NZ|新西兰|紐西蘭|New Zealand
OM|阿曼|阿曼|Oman
PA|巴拿马|巴拿馬|Panama
PE|秘鲁|秘魯|Peru
PF|法属波利尼西亚|法屬玻里尼西亞|French Polynesia
PG|巴布亚新几内亚|巴布亞紐幾內亞|Papua New Guinea
PH|菲律宾|菲律賓|Philippines
PK|巴基斯坦|巴基斯坦|Pakistan
PL|波兰|波蘭|Poland
PR|波多黎各|波多黎各|Puerto Rico
PT|葡萄牙|葡萄牙|Portugal
PW|帕劳|帛琉|Palau
PY|巴拉圭|巴拉圭|Paraguay
QA|卡塔尔|卡達|Qatar
RE|留尼汪|留尼旺|Réunion
RO|罗马尼亚|羅馬尼亞|Romania
RS|塞尔维亚|塞爾維亞|Serbia
RU|俄罗斯|俄羅斯|Russia
RW|卢旺达|盧安達|Rwanda
SA|沙特阿拉伯|沙烏地阿拉伯|Saudi Arabia
SB|所罗门群岛|索羅門群島|Solomon Islands
SC|塞舌尔|塞席爾|Seychelles
SD|苏丹|蘇丹|Sudan
SE|瑞典|瑞典|Sweden
SG|新加坡|新加坡|Singapore
SI|斯洛文尼亚|斯洛維尼亞|Slovenia
SK|斯洛伐克|斯洛伐克|Slovakia
SL|塞拉利昂|獅子山|Sierra Leone
SN|塞内加尔|塞內加爾|Senegal
SS|南苏丹|南蘇丹|South Sudan
SV|萨尔瓦多|薩爾瓦多|El Salvador
SX|荷属圣马丁|荷屬聖馬丁|Sint Maarten
SY|叙利亚|敘利亞|Syria
TD|乍得|查德|Chad
TG|多哥|多哥|Togo
TH|泰国|泰國|Thailand
TJ|塔吉克斯坦|塔吉克|Tajikistan
TL|东帝汶|東帝汶|Timor-Leste
TM|土库曼斯坦|土庫曼|Turkmenistan
TN|突尼斯|突尼西亞|Tunisia
TO|汤加|東加|Tonga
TR|土耳其|土耳其|Türkiye
TW|中国台湾|中國台灣|Taiwan, China
TZ|坦桑尼亚|坦尚尼亞|Tanzania
UA|乌克兰|烏克蘭|Ukraine
UG|乌干达|烏干達|Uganda
US|美国|美國|United States
UY|乌拉圭|烏拉圭|Uruguay
UZ|乌兹别克斯坦|烏茲別克|Uzbekistan
VE|委内瑞拉|委內瑞拉|Venezuela
VN|越南|越南|Vietnam
VU|瓦努阿图|萬那杜|Vanuatu
WS|萨摩亚|薩摩亞|Samoa
ZA|南非|南非|South Africa
ZM|赞比亚|尚比亞|Zambia
ZW|津巴布韦|辛巴威|Zimbabwe
`
