/** Written by scripts/reference/generate.mts; columns: ISO code, name, traditional, English, pinyin, initials, dialling code, place among the popular. */
export const countryTable = `
AC|阿森松岛|阿森松島|Ascension Island|asensongdao|assd|247
AD|安道尔|安道爾|Andorra|andaoer|ade|376
AE|阿联酋|阿聯|United Arab Emirates|alianqiu|alq|971
AF|阿富汗|阿富汗|Afghanistan|afuhan|afh|93
AG|安提瓜和巴布达|安地卡及巴布達|Antigua & Barbuda|antiguahebabuda|atghbbd|1
AI|安圭拉|安奎拉|Anguilla|anguila|agl|1
AL|阿尔巴尼亚|阿爾巴尼亞|Albania|aerbaniya|aebny|355
AM|亚美尼亚|亞美尼亞|Armenia|yameiniya|ymny|374
AO|安哥拉|安哥拉|Angola|angela|agl|244
AR|阿根廷|阿根廷|Argentina|agenting|agt|54
AS|美属萨摩亚|美屬薩摩亞|American Samoa|meishusamoya|mssmy|1
AT|奥地利|奧地利|Austria|aodili|adl|43
AU|澳大利亚|澳洲|Australia|aodaliya|adly|61|13
AW|阿鲁巴|荷屬阿魯巴|Aruba|aluba|alb|297
AX|奥兰群岛|奧蘭群島|Åland Islands|aolanqundao|alqd|358
AZ|阿塞拜疆|亞塞拜然|Azerbaijan|asaibaijiang|asbj|994
BA|波黑|波赫|Bosnia & Herzegovina|bohei|bh|387
BB|巴巴多斯|巴貝多|Barbados|babaduosi|bbds|1
BD|孟加拉国|孟加拉|Bangladesh|mengjialaguo|mjlg|880
BE|比利时|比利時|Belgium|bilishi|bls|32
BF|布基纳法索|布吉納法索|Burkina Faso|bujinafasuo|bjnfs|226
BG|保加利亚|保加利亞|Bulgaria|baojialiya|bjly|359
BH|巴林|巴林|Bahrain|balin|bl|973
BI|布隆迪|蒲隆地|Burundi|bulongdi|bld|257
BJ|贝宁|貝南|Benin|beining|bn|229
BL|圣巴泰勒米|聖巴瑟米|St. Barthélemy|shengbatailemi|sbtlm|590
BM|百慕大|百慕達|Bermuda|baimuda|bmd|1
BN|文莱|汶萊|Brunei|wenlai|wl|673
BO|玻利维亚|玻利維亞|Bolivia|boliweiya|blwy|591
BQ|荷属加勒比区|荷蘭加勒比區|Caribbean Netherlands|heshujialebiqu|hsjlbq|599
BR|巴西|巴西|Brazil|baxi|bx|55
BS|巴哈马|巴哈馬|Bahamas|bahama|bhm|1
BT|不丹|不丹|Bhutan|budan|bd|975
BW|博茨瓦纳|波札那|Botswana|bociwana|bcwn|267
BY|白俄罗斯|白俄羅斯|Belarus|baieluosi|bels|375
BZ|伯利兹|貝里斯|Belize|bolizi|blz|501
CA|加拿大|加拿大|Canada|jianada|jnd|1|9
CC|科科斯（基林）群岛|科克斯（基靈）群島|Cocos (Keeling) Islands|kekesi|kks|61
CD|刚果（金）|剛果（金）|Congo (Kinshasa)|gangguo|gg|243
CF|中非|中非|Central African Republic|zhongfei|zf|236
CG|刚果（布）|剛果（布）|Congo (Brazzaville)|gangguo|gg|242
CH|瑞士|瑞士|Switzerland|ruishi|rs|41
CI|科特迪瓦|象牙海岸|Côte d’Ivoire|ketediwa|ktdw|225
CK|库克群岛|庫克群島|Cook Islands|kukequndao|kkqd|682
CL|智利|智利|Chile|zhili|zl|56
CM|喀麦隆|喀麥隆|Cameroon|kamailong|kml|237
CN|中国|中國|China|zhongguo|zg|86|1
CO|哥伦比亚|哥倫比亞|Colombia|gelunbiya|glby|57
CR|哥斯达黎加|哥斯大黎加|Costa Rica|gesidalijia|gsdlj|506
CU|古巴|古巴|Cuba|guba|gb|53
CV|佛得角|維德角|Cape Verde|fodejiao|fdj|238
CW|库拉索|庫拉索|Curaçao|kulasuo|kls|599
CX|圣诞岛|聖誕島|Christmas Island|shengdandao|sdd|61
CY|塞浦路斯|賽普勒斯|Cyprus|saipulusi|spls|357
CZ|捷克|捷克|Czechia|jieke|jk|420
DE|德国|德國|Germany|deguo|dg|49|11
DJ|吉布提|吉布地|Djibouti|jibuti|jbt|253
DK|丹麦|丹麥|Denmark|danmai|dm|45
DM|多米尼克|多米尼克|Dominica|duominike|dmnk|1
DO|多米尼加共和国|多明尼加共和國|Dominican Republic|duominijiagongheguo|dmnjghg|1
DZ|阿尔及利亚|阿爾及利亞|Algeria|aerjiliya|aejly|213
EC|厄瓜多尔|厄瓜多|Ecuador|eguaduoer|egde|593
EE|爱沙尼亚|愛沙尼亞|Estonia|aishaniya|asny|372
EG|埃及|埃及|Egypt|aiji|aj|20
EH|西撒哈拉|西撒哈拉|Western Sahara|xisahala|xshl|212
ER|厄立特里亚|厄利垂亞|Eritrea|eliteliya|eltly|291
ES|西班牙|西班牙|Spain|xibanya|xby|34
ET|埃塞俄比亚|衣索比亞|Ethiopia|aisaiebiya|aseby|251
FI|芬兰|芬蘭|Finland|fenlan|fl|358
FJ|斐济|斐濟|Fiji|feiji|fj|679
FK|马尔维纳斯群岛（福克兰群岛）|福克蘭群島|Falkland Islands (Malvinas)|maerweinasiqundao|mewnsqd|500
FM|密克罗尼西亚|密克羅尼西亞|Micronesia|mikeluonixiya|mklnxy|691
FO|法罗群岛|法羅群島|Faroe Islands|faluoqundao|flqd|298
FR|法国|法國|France|faguo|fg|33|12
GA|加蓬|加彭|Gabon|jiapeng|jp|241
GB|英国|英國|United Kingdom|yingguo|yg|44|10
GD|格林纳达|格瑞那達|Grenada|gelinnada|glnd|1
GE|格鲁吉亚|喬治亞|Georgia|gelujiya|gljy|995
GF|法属圭亚那|法屬圭亞那|French Guiana|fashuguiyana|fsgyn|594
GG|根西岛|根息|Guernsey|genxidao|gxd|44
GH|加纳|迦納|Ghana|jiana|jn|233
GI|直布罗陀|直布羅陀|Gibraltar|zhibuluotuo|zblt|350
GL|格陵兰|格陵蘭|Greenland|gelinglan|gll|299
GM|冈比亚|甘比亞|Gambia|gangbiya|gby|220
GN|几内亚|幾內亞|Guinea|jineiya|jny|224
GP|瓜德罗普|瓜地洛普|Guadeloupe|guadeluopu|gdlp|590
GQ|赤道几内亚|赤道幾內亞|Equatorial Guinea|chidaojineiya|cdjny|240
GR|希腊|希臘|Greece|xila|xl|30
GT|危地马拉|瓜地馬拉|Guatemala|weidimala|wdml|502
GU|关岛|關島|Guam|guandao|gd|1
GW|几内亚比绍|幾內亞比索|Guinea-Bissau|jineiyabishao|jnybs|245
GY|圭亚那|蓋亞那|Guyana|guiyana|gyn|592
HK|中国香港|中國香港|Hong Kong, China|zhongguoxianggang|zgxg|852|2
HN|洪都拉斯|宏都拉斯|Honduras|hongdulasi|hdls|504
HR|克罗地亚|克羅埃西亞|Croatia|keluodiya|kldy|385
HT|海地|海地|Haiti|haidi|hd|509
HU|匈牙利|匈牙利|Hungary|xiongyali|xyl|36
ID|印度尼西亚|印尼|Indonesia|yindunixiya|ydnxy|62
IE|爱尔兰|愛爾蘭|Ireland|aierlan|ael|353
IL|以色列|以色列|Israel|yiselie|ysl|972
IM|马恩岛|曼島|Isle of Man|maendao|med|44
IN|印度|印度|India|yindu|yd|91
IO|英属印度洋领地|英屬印度洋領地|British Indian Ocean Territory|yingshuyinduyanglingdi|ysydyld|246
IQ|伊拉克|伊拉克|Iraq|yilake|ylk|964
IR|伊朗|伊朗|Iran|yilang|yl|98
IS|冰岛|冰島|Iceland|bingdao|bd|354
IT|意大利|義大利|Italy|yidali|ydl|39
JE|泽西岛|澤西島|Jersey|zexidao|zxd|44
JM|牙买加|牙買加|Jamaica|yamaijia|ymj|1
JO|约旦|約旦|Jordan|yuedan|yd|962
JP|日本|日本|Japan|riben|rb|81|6
KE|肯尼亚|肯亞|Kenya|kenniya|kny|254
KG|吉尔吉斯斯坦|吉爾吉斯|Kyrgyzstan|jierjisisitan|jejsst|996
KH|柬埔寨|柬埔寨|Cambodia|jianpuzhai|jpz|855
KI|基里巴斯|吉里巴斯|Kiribati|jilibasi|jlbs|686
KM|科摩罗|葛摩|Comoros|kemoluo|kml|269
KN|圣基茨和尼维斯|聖克里斯多福及尼維斯|St. Kitts & Nevis|shengjiciheniweisi|sjchnws|1
KP|朝鲜|北韓|North Korea|chaoxian|cx|850
KR|韩国|韓國|South Korea|hanguo|hg|82|7
KW|科威特|科威特|Kuwait|keweite|kwt|965
KY|开曼群岛|開曼群島|Cayman Islands|kaimanqundao|kmqd|1
KZ|哈萨克斯坦|哈薩克|Kazakhstan|hasakesitan|hskst|7
LA|老挝|寮國|Laos|laowo|lw|856
LB|黎巴嫩|黎巴嫩|Lebanon|libanen|lbn|961
LC|圣卢西亚|聖露西亞|St. Lucia|shengluxiya|slxy|1
LI|列支敦士登|列支敦斯登|Liechtenstein|liezhidunshideng|lzdsd|423
LK|斯里兰卡|斯里蘭卡|Sri Lanka|sililanka|sllk|94
LR|利比里亚|賴比瑞亞|Liberia|libiliya|lbly|231
LS|莱索托|賴索托|Lesotho|laisuotuo|lst|266
LT|立陶宛|立陶宛|Lithuania|litaowan|ltw|370
LU|卢森堡|盧森堡|Luxembourg|lusenbao|lsb|352
LV|拉脱维亚|拉脫維亞|Latvia|latuoweiya|ltwy|371
LY|利比亚|利比亞|Libya|libiya|lby|218
MA|摩洛哥|摩洛哥|Morocco|moluoge|mlg|212
MC|摩纳哥|摩納哥|Monaco|monage|mng|377
MD|摩尔多瓦|摩爾多瓦|Moldova|moerduowa|medw|373
ME|黑山|蒙特內哥羅|Montenegro|heishan|hs|382
MF|法属圣马丁|法屬聖馬丁|St. Martin|fashushengmading|fssmd|590
MG|马达加斯加|馬達加斯加|Madagascar|madajiasijia|mdjsj|261
MH|马绍尔群岛|馬紹爾群島|Marshall Islands|mashaoerqundao|mseqd|692
MK|北马其顿|北馬其頓|North Macedonia|beimaqidun|bmqd|389
ML|马里|馬利|Mali|mali|ml|223
MM|缅甸|緬甸|Myanmar (Burma)|miandian|md|95
MN|蒙古|蒙古|Mongolia|menggu|mg|976
MO|中国澳门|中國澳門|Macao, China|zhongguoaomen|zgam|853|3
MP|北马里亚纳群岛|北馬利安納群島|Northern Mariana Islands|beimaliyanaqundao|bmlynqd|1
MQ|马提尼克|馬丁尼克|Martinique|matinike|mtnk|596
MR|毛里塔尼亚|茅利塔尼亞|Mauritania|maolitaniya|mltny|222
MS|蒙特塞拉特|蒙哲臘|Montserrat|mengtesailate|mtslt|1
MT|马耳他|馬爾他|Malta|maerta|met|356
MU|毛里求斯|模里西斯|Mauritius|maoliqiusi|mlqs|230
MV|马尔代夫|馬爾地夫|Maldives|maerdaifu|medf|960
MW|马拉维|馬拉威|Malawi|malawei|mlw|265
MX|墨西哥|墨西哥|Mexico|moxige|mxg|52
MY|马来西亚|馬來西亞|Malaysia|malaixiya|mlxy|60|15
MZ|莫桑比克|莫三比克|Mozambique|mosangbike|msbk|258
NA|纳米比亚|納米比亞|Namibia|namibiya|nmby|264
NC|新喀里多尼亚|新喀里多尼亞|New Caledonia|xinkaliduoniya|xkldny|687
NE|尼日尔|尼日|Niger|nirier|nre|227
NF|诺福克岛|諾福克島|Norfolk Island|nuofukedao|nfkd|672
NG|尼日利亚|奈及利亞|Nigeria|niriliya|nrly|234
NI|尼加拉瓜|尼加拉瓜|Nicaragua|nijialagua|njlg|505
NL|荷兰|荷蘭|Netherlands|helan|hl|31
NO|挪威|挪威|Norway|nuowei|nw|47
NP|尼泊尔|尼泊爾|Nepal|niboer|nbe|977
NR|瑙鲁|諾魯|Nauru|naolu|nl|674
NU|纽埃|紐埃島|Niue|niuai|na|683
NZ|新西兰|紐西蘭|New Zealand|xinxilan|xxl|64
OM|阿曼|阿曼|Oman|aman|am|968
PA|巴拿马|巴拿馬|Panama|banama|bnm|507
PE|秘鲁|秘魯|Peru|bilu|bl|51
PF|法属波利尼西亚|法屬玻里尼西亞|French Polynesia|fashubolinixiya|fsblnxy|689
PG|巴布亚新几内亚|巴布亞紐幾內亞|Papua New Guinea|babuyaxinjineiya|bbyxjny|675
PH|菲律宾|菲律賓|Philippines|feilvbin|flb|63
PK|巴基斯坦|巴基斯坦|Pakistan|bajisitan|bjst|92
PL|波兰|波蘭|Poland|bolan|bl|48
PM|圣皮埃尔和密克隆群岛|聖皮埃與密克隆群島|St. Pierre & Miquelon|shengpiaierhemikelongqundao|spaehmklqd|508
PR|波多黎各|波多黎各|Puerto Rico|boduolige|bdlg|1
PS|巴勒斯坦|巴勒斯坦|Palestine|balesitan|blst|970
PT|葡萄牙|葡萄牙|Portugal|putaoya|pty|351
PW|帕劳|帛琉|Palau|palao|pl|680
PY|巴拉圭|巴拉圭|Paraguay|balagui|blg|595
QA|卡塔尔|卡達|Qatar|kataer|kte|974
RE|留尼汪|留尼旺|Réunion|liuniwang|lnw|262
RO|罗马尼亚|羅馬尼亞|Romania|luomaniya|lmny|40
RS|塞尔维亚|塞爾維亞|Serbia|saierweiya|sewy|381
RU|俄罗斯|俄羅斯|Russia|eluosi|els|7
RW|卢旺达|盧安達|Rwanda|luwangda|lwd|250
SA|沙特阿拉伯|沙烏地阿拉伯|Saudi Arabia|shatealabo|stalb|966
SB|所罗门群岛|索羅門群島|Solomon Islands|suoluomenqundao|slmqd|677
SC|塞舌尔|塞席爾|Seychelles|saisheer|sse|248
SD|苏丹|蘇丹|Sudan|sudan|sd|249
SE|瑞典|瑞典|Sweden|ruidian|rd|46
SG|新加坡|新加坡|Singapore|xinjiapo|xjp|65|5
SH|圣赫勒拿|聖赫勒拿島|St. Helena|shenghelena|shln|290
SI|斯洛文尼亚|斯洛維尼亞|Slovenia|siluowenniya|slwny|386
SJ|斯瓦尔巴和扬马延|挪威屬斯瓦巴及尖棉|Svalbard & Jan Mayen|siwaerbaheyangmayan|swebhymy|47
SK|斯洛伐克|斯洛伐克|Slovakia|siluofake|slfk|421
SL|塞拉利昂|獅子山|Sierra Leone|sailaliang|slla|232
SM|圣马力诺|聖馬利諾|San Marino|shengmalinuo|smln|378
SN|塞内加尔|塞內加爾|Senegal|saineijiaer|snje|221
SO|索马里|索馬利亞|Somalia|suomali|sml|252
SR|苏里南|蘇利南|Suriname|sulinan|sln|597
SS|南苏丹|南蘇丹|South Sudan|nansudan|nsd|211
ST|圣多美和普林西比|聖多美普林西比|São Tomé & Príncipe|shengduomeihepulinxibi|sdmhplxb|239
SV|萨尔瓦多|薩爾瓦多|El Salvador|saerwaduo|sewd|503
SX|荷属圣马丁|荷屬聖馬丁|Sint Maarten|heshushengmading|hssmd|1
SY|叙利亚|敘利亞|Syria|xuliya|xly|963
SZ|斯威士兰|史瓦帝尼|Eswatini|siweishilan|swsl|268
TA|特里斯坦-达库尼亚群岛|特里斯坦達庫尼亞群島|Tristan da Cunha|telisitandakuniyaqundao|tlstdknyqd|290
TC|特克斯和凯科斯群岛|土克斯及開科斯群島|Turks & Caicos Islands|tekesihekaikesiqundao|tkshkksqd|1
TD|乍得|查德|Chad|zhade|zd|235
TG|多哥|多哥|Togo|duoge|dg|228
TH|泰国|泰國|Thailand|taiguo|tg|66|14
TJ|塔吉克斯坦|塔吉克|Tajikistan|tajikesitan|tjkst|992
TK|托克劳|托克勞群島|Tokelau|tuokelao|tkl|690
TL|东帝汶|東帝汶|Timor-Leste|dongdiwen|ddw|670
TM|土库曼斯坦|土庫曼|Turkmenistan|tukumansitan|tkmst|993
TN|突尼斯|突尼西亞|Tunisia|tunisi|tns|216
TO|汤加|東加|Tonga|tangjia|tj|676
TR|土耳其|土耳其|Türkiye|tuerqi|teq|90
TT|特立尼达和多巴哥|千里達及托巴哥|Trinidad & Tobago|telinidaheduobage|tlndhdbg|1
TV|图瓦卢|吐瓦魯|Tuvalu|tuwalu|twl|688
TW|中国台湾|中國台灣|Taiwan, China|zhongguotaiwan|zgtw|886|4
TZ|坦桑尼亚|坦尚尼亞|Tanzania|tansangniya|tsny|255
UA|乌克兰|烏克蘭|Ukraine|wukelan|wkl|380
UG|乌干达|烏干達|Uganda|wuganda|wgd|256
US|美国|美國|United States|meiguo|mg|1|8
UY|乌拉圭|烏拉圭|Uruguay|wulagui|wlg|598
UZ|乌兹别克斯坦|烏茲別克|Uzbekistan|wuzibiekesitan|wzbkst|998
VA|梵蒂冈|梵蒂岡|Vatican City|fandigang|fdg|39
VC|圣文森特和格林纳丁斯|聖文森及格瑞那丁|St. Vincent & Grenadines|shengwensentehegelinnadingsi|swsthglnds|1
VE|委内瑞拉|委內瑞拉|Venezuela|weineiruila|wnrl|58
VG|英属维尔京群岛|英屬維京群島|British Virgin Islands|yingshuweierjingqundao|yswejqd|1
VI|美属维尔京群岛|美屬維京群島|U.S. Virgin Islands|meishuweierjingqundao|mswejqd|1
VN|越南|越南|Vietnam|yuenan|yn|84
VU|瓦努阿图|萬那杜|Vanuatu|wanuatu|wnat|678
WF|瓦利斯和富图纳|瓦利斯群島和富圖那群島|Wallis & Futuna|walisihefutuna|wlshftn|681
WS|萨摩亚|薩摩亞|Samoa|samoya|smy|685
XK|科索沃|科索沃|Kosovo|kesuowo|ksw|383
YE|也门|葉門|Yemen|yemen|ym|967
YT|马约特|馬約特島|Mayotte|mayuete|myt|262
ZA|南非|南非|South Africa|nanfei|nf|27
ZM|赞比亚|尚比亞|Zambia|zanbiya|zby|260
ZW|津巴布韦|辛巴威|Zimbabwe|jinbabuwei|jbbw|263
`
