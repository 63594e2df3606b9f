/** Written by scripts/reference/generate.mts; columns: IATA, ICAO, name, traditional if different, English, short name (the same three), city, country, latitude, longitude, zone if not Asia/Shanghai, terminals, initials in the mainland. */
export const airportTable = `
PEK|ZBAA|北京首都国际机场|北京首都國際機場|Beijing Capital International Airport|首都||Capital|BJS|CN|40.0801|116.585||T2 T3|sd
PKX|ZBAD|北京大兴国际机场|北京大興國際機場|Beijing Daxing International Airport|大兴|大興|Daxing|BJS|CN|39.51|116.4109|||dx
SHA|ZSSS|上海虹桥国际机场|上海虹橋國際機場|Shanghai Hongqiao International Airport|虹桥|虹橋|Hongqiao|SHA|CN|31.1981|121.3343||T1 T2|hq
PVG|ZSPD|上海浦东国际机场|上海浦東國際機場|Shanghai Pudong International Airport|浦东|浦東|Pudong|SHA|CN|31.1434|121.805||T1 T2|pd
CAN|ZGGG|广州白云国际机场|廣州白雲國際機場|Guangzhou Baiyun International Airport|白云|白雲|Baiyun|CAN|CN|23.3924|113.299||T1 T2 T3|by
SZX|ZGSZ|深圳宝安国际机场|深圳寶安國際機場|Shenzhen Bao'an International Airport|宝安|寶安|Bao'an|SZX|CN|22.6393|113.811||T3|ba
TFU|ZUTF|成都天府国际机场|成都天府國際機場|Chengdu Tianfu International Airport|天府||Tianfu|CTU|CN|30.3125|104.4413||T1 T2|tf
CTU|ZUUU|成都双流国际机场|成都雙流國際機場|Chengdu Shuangliu International Airport|双流|雙流|Shuangliu|CTU|CN|30.5583|103.946||T1 T2|sl
HGH|ZSHC|杭州萧山国际机场|杭州蕭山國際機場|Hangzhou Xiaoshan International Airport|萧山|蕭山|Xiaoshan|HGH|CN|30.2361|120.4289||T3 T4|xs
CKG|ZUCK|重庆江北国际机场|重慶江北國際機場|Chongqing Jiangbei International Airport|江北||Jiangbei|CKG|CN|29.7123|106.6519||T2 T3|jb
XIY|ZLXY|西安咸阳国际机场|西安咸陽國際機場|Xi'an Xianyang International Airport|咸阳|咸陽|Xianyang|XIY|CN|34.4471|108.752||T2 T3 T5|xy
WUH|ZHHH|武汉天河国际机场|武漢天河國際機場|Wuhan Tianhe International Airport|天河||Tianhe|WUH|CN|30.7748|114.2137||T2 T3|th
NKG|ZSNJ|南京禄口国际机场|南京祿口國際機場|Nanjing Lukou International Airport|禄口|祿口|Lukou|NKG|CN|31.735|118.866||T1 T2|lk
KMG|ZPPP|昆明长水国际机场|昆明長水國際機場|Kunming Changshui International Airport|长水|長水|Changshui|KMG|CN|25.1103|102.9367||T1|cs
XMN|ZSAM|厦门高崎国际机场|廈門高崎國際機場|Xiamen Gaoqi International Airport|高崎||Gaoqi|XMN|CN|24.544|118.128||T3 T4|gq
CSX|ZGHA|长沙黄花国际机场|長沙黃花國際機場|Changsha Huanghua International Airport|黄花|黃花|Huanghua|CSX|CN|28.1892|113.22||T1 T2|hh
TAO|ZSQD|青岛胶东国际机场|青島膠東國際機場|Qingdao Jiaodong International Airport|胶东|膠東|Jiaodong|TAO|CN|36.362|120.0882|||jd
SYX|ZJSY|三亚凤凰国际机场|三亞鳳凰國際機場|Sanya Phoenix International Airport|凤凰|鳳凰|Phoenix|SYX|CN|18.3029|109.412||T1 T2|fh
HAK|ZJHK|海口美兰国际机场|海口美蘭國際機場|Haikou Meilan International Airport|美兰|美蘭|Meilan|HAK|CN|19.9349|110.459||T1 T2|ml
TSN|ZBTJ|天津滨海国际机场|天津濱海國際機場|Tianjin Binhai International Airport|滨海|濱海|Binhai|TSN|CN|39.1244|117.346||T1 T2|bh
CGO|ZHCC|郑州新郑国际机场|鄭州新鄭國際機場|Zhengzhou Xinzheng International Airport|新郑|新鄭|Xinzheng|CGO|CN|34.5265|113.8492||T2|xz
DLC|ZYTL|大连周水子国际机场|大連周水子國際機場|Dalian Zhoushuizi International Airport|周水子||Zhoushuizi|DLC|CN|38.9657|121.5385|||zsz
SHE|ZYTX|沈阳桃仙国际机场|瀋陽桃仙國際機場|Shenyang Taoxian International Airport|桃仙||Taoxian|SHE|CN|41.6398|123.483||T3|tx
HRB|ZYHB|哈尔滨太平国际机场|哈爾濱太平國際機場|Harbin Taiping International Airport|太平||Taiping|HRB|CN|45.6234|126.25||T1 T2|tp
URC|ZWWW|乌鲁木齐天山国际机场|烏魯木齊天山國際機場|Urumqi Tianshan International Airport|天山||Tianshan|URC|CN|43.9071|87.4742||T3 T4|ts
TNA|ZSJN|济南遥墙国际机场|濟南遙牆國際機場|Jinan Yaoqiang International Airport|遥墙|遙牆|Yaoqiang|TNA|CN|36.8572|117.216||T1|yq
KWE|ZUGY|贵阳龙洞堡国际机场|貴陽龍洞堡國際機場|Guiyang Longdongbao International Airport|龙洞堡|龍洞堡|Longdongbao|KWE|CN|26.5415|106.8033||T2 T3|ldb
HKG|VHHH|香港国际机场|香港國際機場|Hong Kong International Airport|香港||Hong Kong|HKG|HK|22.3089|113.915|Asia/Hong_Kong|T1
MFM|VMMC|澳门国际机场|澳門國際機場|Macau International Airport|澳门|澳門|Macau|MFM|MO|22.1496|113.592|Asia/Macau
TPE|RCTP|台北桃园国际机场|台北桃園國際機場|Taipei Taoyuan International Airport|桃园|桃園|Taoyuan|TPE|TW|25.0777|121.233|Asia/Taipei|T1 T2
TSA|RCSS|台北松山机场|台北松山機場|Taipei Songshan Airport|松山||Songshan|TPE|TW|25.0694|121.552|Asia/Taipei
HND|RJTT|东京羽田机场|東京羽田機場|Tokyo Haneda International Airport|羽田||Haneda|TYO|JP|35.5523|139.78|Asia/Tokyo|T1 T2 T3
NRT|RJAA|东京成田国际机场|東京成田國際機場|Tokyo Narita International Airport|成田||Narita|TYO|JP|35.7647|140.386|Asia/Tokyo|T1 T2 T3
KIX|RJBB|大阪关西国际机场|大阪關西國際機場|Osaka Kansai International Airport|关西|關西|Kansai|OSA|JP|34.4273|135.244|Asia/Tokyo|T1 T2
ITM|RJOO|大阪伊丹机场|大阪伊丹機場|Osaka Itami Airport|伊丹||Itami|OSA|JP|34.7855|135.438|Asia/Tokyo
ICN|RKSI|首尔仁川国际机场|首爾仁川國際機場|Seoul Incheon International Airport|仁川||Incheon|SEL|KR|37.4691|126.451|Asia/Seoul|T1 T2
GMP|RKSS|首尔金浦国际机场|首爾金浦國際機場|Seoul Gimpo International Airport|金浦||Gimpo|SEL|KR|37.5583|126.791|Asia/Seoul
SIN|WSSS|新加坡樟宜机场|新加坡樟宜機場|Singapore Changi Airport|樟宜||Changi|SIN|SG|1.3502|103.994|Asia/Singapore|T1 T2 T3 T4
XSP|WSSL|新加坡实里达机场|新加坡實里達機場|Seletar Airport|实里达|實里達|Seletar|SIN|SG|1.4156|103.8667|Asia/Singapore
BKK|VTBS|曼谷素万那普国际机场|曼谷素萬那普國際機場|Bangkok Suvarnabhumi Airport|素万那普|素萬那普|Suvarnabhumi|BKK|TH|13.6811|100.747|Asia/Bangkok
DMK|VTBD|曼谷廊曼国际机场|曼谷廊曼國際機場|Bangkok Don Mueang International Airport|廊曼||Don Mueang|BKK|TH|13.9126|100.607|Asia/Bangkok
KUL|WMKK|吉隆坡国际机场|吉隆坡國際機場|Kuala Lumpur International Airport|吉隆坡||Kuala Lumpur|KUL|MY|2.7456|101.71|Asia/Kuala_Lumpur|T1 T2
SZB|WMSA|吉隆坡梳邦机场|吉隆坡梳邦機場|Kuala Lumpur Subang Airport|梳邦||Subang|KUL|MY|3.1306|101.549|Asia/Kuala_Lumpur
HKT|VTSP|普吉国际机场|普吉國際機場|Phuket International Airport|普吉||Phuket|HKT|TH|8.1132|98.3169|Asia/Bangkok
DXB|OMDB|迪拜国际机场|杜拜國際機場|Dubai International Airport|迪拜|杜拜|Dubai|DXB|AE|25.2528|55.3644|Asia/Dubai|T1 T2 T3
DWC|OMDW|迪拜阿勒马克图姆国际机场|杜拜阿勒馬克圖姆國際機場|Dubai Al Maktoum International Airport|阿勒马克图姆|阿勒馬克圖姆|Al Maktoum|DXB|AE|24.8964|55.1614|Asia/Dubai
LHR|EGLL|伦敦希思罗机场|倫敦希思羅機場|London Heathrow Airport|希思罗|希思羅|Heathrow|LON|GB|51.4706|-0.4619|Europe/London|T2 T3 T4 T5
LGW|EGKK|伦敦盖特威克机场|倫敦蓋特威克機場|London Gatwick Airport|盖特威克|蓋特威克|Gatwick|LON|GB|51.1488|-0.1921|Europe/London
STN|EGSS|伦敦斯坦斯特德机场|倫敦斯坦斯特德機場|London Stansted Airport|斯坦斯特德||Stansted|LON|GB|51.885|0.235|Europe/London
LTN|EGGW|伦敦卢顿机场|倫敦盧頓機場|London Luton Airport|卢顿|盧頓|Luton|LON|GB|51.8747|-0.3683|Europe/London
LCY|EGLC|伦敦城市机场|倫敦城市機場|London City Airport|城市||City|LON|GB|51.5053|0.0553|Europe/London
CDG|LFPG|巴黎戴高乐机场|巴黎戴高樂機場|Paris Charles de Gaulle Airport|戴高乐|戴高樂|Charles de Gaulle|PAR|FR|49.0128|2.55|Europe/Paris|T1 T2 T3
ORY|LFPO|巴黎奥利机场|巴黎奧利機場|Paris-Orly Airport|奥利|奧利|Orly|PAR|FR|48.7233|2.3794|Europe/Paris
BVA|LFOB|巴黎博韦机场|巴黎博韋機場|Paris-Beauvais Airport|博韦|博韋|Beauvais|PAR|FR|49.4544|2.1128|Europe/Paris
FRA|EDDF|法兰克福机场|法蘭克福機場|Frankfurt Airport|法兰克福|法蘭克福|Frankfurt|FRA|DE|50.0302|8.5611|Europe/Berlin|T1 T2 T3
JFK|KJFK|纽约肯尼迪国际机场|紐約肯尼迪國際機場|New York JFK International Airport|肯尼迪||JFK|NYC|US|40.6394|-73.7793|America/New_York|T1 T4 T5 T7 T8
EWR|KEWR|纽约纽瓦克自由国际机场|紐約紐瓦克自由國際機場|New York Newark Liberty International Airport|纽瓦克自由|紐瓦克自由|Newark Liberty|NYC|US|40.6925|-74.1687|America/New_York
LGA|KLGA|纽约拉瓜迪亚机场|紐約拉瓜迪亞機場|New York LaGuardia Airport|拉瓜迪亚|拉瓜迪亞|LaGuardia|NYC|US|40.7772|-73.8726|America/New_York
LAX|KLAX|洛杉矶国际机场|洛杉磯國際機場|Los Angeles International Airport|洛杉矶|洛杉磯|Los Angeles|LAX|US|33.9425|-118.408|America/Los_Angeles|T1 T2 T3 T4 T5 T6 T7 T8 TB
SFO|KSFO|旧金山国际机场|舊金山國際機場|San Francisco International Airport|旧金山|舊金山|San Francisco|SFO|US|37.6198|-122.3748|America/Los_Angeles
SYD|YSSY|悉尼金斯福德·史密斯机场|雪梨金斯福德·史密斯機場|Sydney Kingsford Smith International Airport|金斯福德·史密斯||Kingsford Smith|SYD|AU|-33.9461|151.177|Australia/Sydney|T1 T2 T3
MEL|YMML|墨尔本国际机场|墨爾本國際機場|Melbourne International Airport|墨尔本|墨爾本|Melbourne|MEL|AU|-37.6733|144.843|Australia/Melbourne|T1 T2 T3 T4
AVV|YMAV|墨尔本阿瓦隆机场|墨爾本阿瓦隆機場|Melbourne Avalon Airport|阿瓦隆||Avalon|MEL|AU|-38.0394|144.469|Australia/Melbourne
YVR|CYVR|温哥华国际机场|溫哥華國際機場|Vancouver International Airport|温哥华|溫哥華|Vancouver|YVR|CA|49.1939|-123.184|America/Vancouver
YYZ|CYYZ|多伦多皮尔逊国际机场|多倫多皮爾遜國際機場|Toronto Pearson International Airport|皮尔逊|皮爾遜|Pearson|YTO|CA|43.6772|-79.6306|America/Toronto
YTZ|CYTZ|多伦多比利·毕晓普机场|多倫多比利·畢曉普機場|Toronto Billy Bishop Airport|比利·毕晓普|比利·畢曉普|Billy Bishop|YTO|CA|43.6275|-79.3962|America/Toronto
CGK|WIII|雅加达苏加诺-哈达国际机场|雅加達蘇加諾-哈達國際機場|Jakarta Soekarno-Hatta International Airport|苏加诺-哈达|蘇加諾-哈達|Soekarno-Hatta|JKT|ID|-6.1256|106.656|Asia/Jakarta|T1 T2 T3
HLP|WIHH|雅加达哈利姆·珀达纳库苏马机场|雅加達哈利姆·珀達納庫蘇馬機場|Jakarta Halim Perdanakusuma International Airport|哈利姆·珀达纳库苏马|哈利姆·珀達納庫蘇馬|Halim Perdanakusuma|JKT|ID|-6.2666|106.891|Asia/Jakarta
SGN|VVTS|胡志明市新山一国际机场|胡志明市新山一國際機場|Tan Son Nhat International Airport|新山一||Tan Son Nhat|SGN|VN|10.8188|106.652|Asia/Ho_Chi_Minh|T1 T2 T3
HAN|VVNB|河内内排国际机场|河內內排國際機場|Noi Bai International Airport|内排|內排|Noi Bai|HAN|VN|21.2212|105.807|Asia/Bangkok|T1 T2
MNL|RPLL|马尼拉尼诺·阿基诺国际机场|馬尼拉尼諾·阿基諾國際機場|Ninoy Aquino International Airport|尼诺·阿基诺|尼諾·阿基諾|Ninoy Aquino|MNL|PH|14.5086|121.02|Asia/Manila|T1 T2 T3
DPS|WADD|巴厘岛伍拉·赖国际机场|峇里島伍拉·賴國際機場|I Gusti Ngurah Rai International Airport|伍拉·赖|伍拉·賴|I Gusti Ngurah Rai|DPS|ID|-8.7482|115.167|Asia/Makassar
HET|ZBHH|呼和浩特白塔国际机场|呼和浩特白塔國際機場|Hohhot Baita International Airport|白塔||Baita|HET|CN|40.8497|111.8246||T1|bt
LHW|ZLLL|兰州中川国际机场|蘭州中川國際機場|Lanzhou Zhongchuan International Airport|中川||Zhongchuan|LHW|CN|36.5152|103.62||T3|zc
TYN|ZBYN|太原武宿国际机场|太原武宿國際機場|Taiyuan Wusu International Airport|武宿||Wusu|TYN|CN|37.7469|112.628||T1 T2|ws
CGQ|ZYCC|长春龙嘉国际机场|長春龍嘉國際機場|Changchun Longjia International Airport|龙嘉|龍嘉|Longjia|CGQ|CN|43.9962|125.685||T2|lj
NNG|ZGNN|南宁吴圩国际机场|南寧吳圩國際機場|Nanning Wuxu International Airport|吴圩|吳圩|Wuxu|NNG|CN|22.6085|108.1753||T2|wx
KHN|ZSCN|南昌昌北国际机场|南昌昌北國際機場|Nanchang Changbei International Airport|昌北||Changbei|KHN|CN|28.8648|115.9027||T2|cb
WNZ|ZSWZ|温州龙湾国际机场|溫州龍灣國際機場|Wenzhou Longwan International Airport|龙湾|龍灣|Longwan|WNZ|CN|27.9122|120.852||T2|lw
HFE|ZSOF|合肥新桥国际机场|合肥新橋國際機場|Hefei Xinqiao International Airport|新桥|新橋|Xinqiao|HFE|CN|31.9878|116.9769||T1|xq
ZUH|ZGSD|珠海金湾机场|珠海金灣機場|Zhuhai Jinwan Airport|金湾|金灣|Jinwan|ZUH|CN|22.0064|113.376|||jw
INC|ZLIC|银川河东国际机场|銀川河東國際機場|Yinchuan Hedong International Airport|河东|河東|Hedong|INC|CN|38.3228|106.3932||T3|hd
NGB|ZSNB|宁波栎社国际机场|寧波櫟社國際機場|Ningbo Lishe International Airport|栎社|櫟社|Lishe|NGB|CN|29.8267|121.462||T1 T2|ls
YNT|ZSYT|烟台蓬莱国际机场|煙台蓬萊國際機場|Yantai Penglai International Airport|蓬莱|蓬萊|Penglai|YNT|CN|37.6597|120.9781|||pl
FOC|ZSFZ|福州长乐国际机场|福州長樂國際機場|Fuzhou Changle International Airport|长乐|長樂|Changle|FOC|CN|25.9347|119.6632||T1|cl
WUX|ZSWX|苏南硕放国际机场|蘇南碩放國際機場|Sunan Shuofang International Airport|硕放|碩放|Sunan Shuofang|WUX|CN|31.4944|120.429||T1 T2|sf
XNN|ZLXN|西宁曹家堡国际机场|西寧曹家堡國際機場|Xining Caojiabao International Airport|曹家堡||Caojiabao|XNN|CN|36.5301|102.0401||T3|cjb
SWA|ZGOW|揭阳潮汕国际机场|揭陽潮汕國際機場|Jieyang Chaoshan International Airport|潮汕||Chaoshan|SWA|CN|23.552|116.5033|||cs
JJN|ZSQZ|泉州晋江国际机场|泉州晉江國際機場|Quanzhou Jinjiang International Airport|晋江|晉江|Jinjiang|JJN|CN|24.7966|118.5889||T2|jj
SJW|ZBSJ|石家庄正定国际机场|石家莊正定國際機場|Shijiazhuang Zhengding International Airport|正定||Zhengding|SJW|CN|38.2807|114.697||T1 T2|zd
LJG|ZPLJ|丽江三义国际机场|麗江三義國際機場|Lijiang Sanyi International Airport|三义|三義|Sanyi|LJG|CN|26.68|100.246|||sy
KWL|ZGKL|桂林两江国际机场|桂林兩江國際機場|Guilin Liangjiang International Airport|两江|兩江|Liangjiang|KWL|CN|25.2198|110.0396||T2|lj
LXA|ZULS|拉萨贡嘎国际机场|拉薩貢嘎國際機場|Lhasa Gonggar International Airport|贡嘎|貢嘎|Gonggar|LXA|CN|29.298|90.912||T3|gg
CZX|ZSCG|常州奔牛国际机场|常州奔牛國際機場|Changzhou Benniu International Airport|奔牛||Benniu|CZX|CN|31.9205|119.7755|||bn
KRL|ZWKL|库尔勒梨城机场|庫爾勒梨城機場|Korla Licheng Airport|梨城||Licheng|KRL|CN|41.615|86.1408|||lc
JHG|ZPJH|西双版纳嘎洒国际机场|西雙版納嘎灑國際機場|Xishuangbanna Gasa International Airport|嘎洒|嘎灑|Gasa|JHG|CN|21.9747|100.7622|||gs
NTG|ZSNT|南通兴东国际机场|南通興東國際機場|Nantong Xingdong International Airport|兴东|興東|Xingdong|NTG|CN|32.0736|120.9801|||xd
ZHA|ZGZJ|湛江吴川国际机场|湛江吳川國際機場|Zhanjiang Wuchuan International Airport|吴川|吳川|Wuchuan|ZHA|CN|21.4817|110.5903|||wc
BAV|ZBOW|包头东河国际机场|包頭東河國際機場|Baotou Donghe International Airport|东河|東河|Donghe|BAV|CN|40.56|109.997|||dh
ZYI|ZUZY|遵义新舟机场|遵義新舟機場|Zunyi Xinzhou Airport|新舟||Xinzhou|ZYI|CN|27.8107|107.2472|||xz
WMT|ZUMT|遵义茅台机场|遵義茅台機場|Zunyi Maotai Airport|茅台||Maotai|ZYI|CN|27.9618|106.4354|||mt
AKU|ZWAK|阿克苏红旗坡机场|阿克蘇紅旗坡機場|Aksu Hongqipo Airport|红旗坡|紅旗坡|Hongqipo|AKU|CN|41.2625|80.2917|||hqp
YTY|ZSYA|扬州泰州国际机场|揚州泰州國際機場|Yangzhou Taizhou International Airport|扬泰|揚泰|Taizhou|YTY|CN|32.5634|119.7198|||yt
LZO|ZULZ|泸州云龙机场|瀘州雲龍機場|Luzhou Yunlong Airport|云龙|雲龍|Yunlong|LZO|CN|29.0304|105.4684|||yl
KHG|ZWSH|喀什徕宁国际机场|喀什徠寧國際機場|Kashgar Laining International Airport|徕宁|徠寧|Laining|KHG|CN|39.5429|76.02|||ln
MIG|ZUMY|绵阳南郊机场|綿陽南郊機場|Mianyang Nanjiao Airport|南郊||Nanjiao|MIG|CN|31.4281|104.741||T2|nj
YCU|ZBYC|运城盐湖国际机场|運城鹽湖國際機場|Yuncheng Yanhu International Airport|盐湖|鹽湖|Yanhu|YCU|CN|35.1164|111.0314|||yh
HLD|ZBLA|呼伦贝尔海拉尔机场|呼倫貝爾海拉爾機場|Hulunbuir Hailar Airport|海拉尔|海拉爾|Hailar|HLD|CN|49.205|119.825|||hle
ACX|ZUYI|兴义万峰林机场|興義萬峰林機場|Xingyi Wanfenglin Airport|万峰林|萬峰林|Wanfenglin|ACX|CN|25.0834|104.9608|||wfl
YIW|ZSYW|义乌机场|義烏機場|Yiwu Airport|义乌|義烏|Yiwu|YIW|CN|29.3447|120.032|||yw
DYG|ZGDY|张家界荷花国际机场|張家界荷花國際機場|Zhangjiajie Hehua International Airport|荷花||Hehua|DYG|CN|29.1028|110.443|||hh
LYI|ZSLY|临沂启阳国际机场|臨沂啟陽國際機場|Linyi Qiyang International Airport|启阳|啟陽|Qiyang|LYI|CN|35.0529|118.4118|||qy
HTN|ZWTN|和田昆冈机场|和田昆岡機場|Hotan Kungang Airport|昆冈|昆岡|Kungang|HTN|CN|37.0385|79.8649|||kg
XUZ|ZSXZ|徐州观音国际机场|徐州觀音國際機場|Xuzhou Guanyin International Airport|观音|觀音|Guanyin|XUZ|CN|34.0591|117.5553|||gy
YIH|ZHYC|宜昌三峡国际机场|宜昌三峽國際機場|Yichang Sanxia International Airport|三峡|三峽|Sanxia|YIH|CN|30.5541|111.4826|||sx
LUM|ZPMS|德宏芒市国际机场|德宏芒市國際機場|Dehong Mangshi International Airport|芒市||Dehong Mangshi|LUM|CN|24.4011|98.5317|||ms
WEH|ZSWH|威海大水泊国际机场|威海大水泊國際機場|Weihai Dashuibo International Airport|大水泊||Dashuibo|WEH|CN|37.1871|122.229|||dsb
DLU|ZPDL|大理凤仪机场|大理鳳儀機場|Dali Fengyi Airport|凤仪|鳳儀|Fengyi|DLU|CN|25.6494|100.319|||fy
DSN|ZBDS|鄂尔多斯伊金霍洛国际机场|鄂爾多斯伊金霍洛國際機場|Ordos Ejin Horo International Airport|伊金霍洛||Ejin Horo|DSN|CN|39.4935|109.8599|||yjhl
BHY|ZGBH|北海福成机场|北海福成機場|Beihai Fucheng Airport|福成||Fucheng|BHY|CN|21.5394|109.294|||fc
HUZ|ZGHZ|惠州平潭机场|惠州平潭機場|Huizhou Pingtan Airport|平潭||Pingtan|HUZ|CN|23.05|114.6|||pt
XIC|ZUXC|西昌青山机场|西昌青山機場|Xichang Qingshan Airport|青山||Qingshan|XIC|CN|27.9891|102.184|||qs
XFN|ZHXF|襄阳刘集机场|襄陽劉集機場|Xiangyang Liuji Airport|刘集|劉集|Liuji|XFN|CN|32.1522|112.2917|||lj
YNZ|ZSYN|盐城南洋国际机场|鹽城南洋國際機場|Yancheng Nanyang International Airport|南洋||Nanyang|YNZ|CN|33.4258|120.2031|||ny
UYN|ZLYL|榆林榆阳机场|榆林榆陽機場|Yulin Yuyang Airport|榆阳|榆陽|Yuyang|UYN|CN|38.3597|109.5909|||yy
CIF|ZBCF|赤峰玉龙机场|赤峰玉龍機場|Chifeng Yulong Airport|玉龙|玉龍|Yulong|CIF|CN|42.1597|118.841|||yl
KOW|ZSGZ|赣州黄金国际机场|贛州黃金國際機場|Ganzhou Huangjin International Airport|黄金|黃金|Huangjin|KOW|CN|25.8533|114.7789|||hj
HSN|ZSZS|舟山普陀山机场|舟山普陀山機場|Zhoushan Putuoshan Airport|普陀山||Putuoshan|HSN|CN|29.9342|122.362|||pts
YBP|ZUYB|宜宾五粮液机场|宜賓五糧液機場|Yibin Wuliangye Airport|五粮液|五糧液|Wuliangye|YBP|CN|28.8584|104.5262|||wly
BFJ|ZUBJ|毕节飞雄机场|畢節飛雄機場|Bijie Feixiong Airport|飞雄|飛雄|Feixiong|BFJ|CN|27.2671|105.4721|||fx
LYG|ZSLG|连云港花果山国际机场|連雲港花果山國際機場|Lianyungang Huaguoshan International Airport|花果山||Huaguoshan|LYG|CN|34.4141|119.179||T1|hgs
HYN|ZSLQ|台州路桥机场|台州路橋機場|Taizhou Luqiao Airport|路桥|路橋|Luqiao|HYN|CN|28.5622|121.429|||lq
BSD|ZPBS|保山云瑞机场|保山雲瑞機場|Baoshan Yunrui Airport|云瑞|雲瑞|Yunrui|BSD|CN|25.0533|99.1683|||yr
HIA|ZSSH|淮安涟水国际机场|淮安漣水國際機場|Huai'an Lianshui International Airport|涟水|漣水|Lianshui|HIA|CN|33.7908|119.125|||ls
WDS|ZHSY|十堰武当山机场|十堰武當山機場|Shiyan Wudangshan Airport|武当山|武當山|Wudangshan|WDS|CN|32.5929|110.9063|||wds
WXN|ZUWX|重庆万州机场|重慶萬州機場|Chongqing Wanzhou Airport|万州|萬州|Chongqing Wanzhou|WXN|CN|30.8017|108.433|||wz
YIN|ZWYN|伊宁机场|伊寧機場|Yining Airport|伊宁|伊寧|Yining|YIN|CN|43.9558|81.3303|||yn
NDG|ZYQQ|齐齐哈尔三家子机场|齊齊哈爾三家子機場|Qiqihar Sanjiazi Airport|三家子||Sanjiazi|NDG|CN|47.2396|123.918|||sjz
NNY|ZHNY|南阳姜营机场|南陽姜營機場|Nanyang Jiangying Airport|姜营|姜營|Jiangying|NNY|CN|32.9827|112.6175|||jy
LYA|ZHLY|洛阳北郊机场|洛陽北郊機場|Luoyang Beijiao Airport|北郊||Beijiao|LYA|CN|34.7411|112.388|||bj
TCZ|ZPTC|腾冲驼峰机场|騰衝駝峰機場|Tengchong Tuofeng Airport|驼峰|駝峰|Tuofeng|TCZ|CN|24.9381|98.4858|||tf
CGD|ZGCD|常德桃花源机场|常德桃花源機場|Changde Taohuayuan Airport|桃花源||Taohuayuan|CGD|CN|28.9189|111.64|||thy
LZH|ZGZH|柳州白莲机场|柳州白蓮機場|Liuzhou Bailian Airport|白莲|白蓮|Bailian|LZH|CN|24.2075|109.391|||bl
RIZ|ZSRZ|日照山字河机场|日照山字河機場|Rizhao Shanzihe Airport|山字河||Shanzihe|RIZ|CN|35.405|119.3244|||szh
ENH|ZHES|恩施许家坪机场|恩施許家坪機場|Enshi Xujiaping Airport|许家坪|許家坪|Xujiaping|ENH|CN|30.3203|109.485|||xjp
HLH|ZBUL|乌兰浩特义勒力特机场|烏蘭浩特義勒力特機場|Ulanhot Yilelite Airport|义勒力特|義勒力特|Yilelite|HLH|CN|46.1953|122.0083|||yllt
TGO|ZBTL|通辽机场|通遼機場|Tongliao Airport|通辽|通遼|Tongliao|TGO|CN|43.5567|122.2|||tl
JNG|ZSJG|济宁大安机场|濟寧大安機場|Jining Da'an Airport|大安||Da'an|JNG|CN|35.6474|116.7433|||da
ENY|ZLYA|延安南泥湾机场|延安南泥灣機場|Yan'an Nanniwan Airport|南泥湾|南泥灣|Nanniwan|ENY|CN|36.4794|109.4641|||nnw
JUZ|ZSJU|衢州机场|衢州機場|Quzhou Airport|衢州||Quzhou|JUZ|CN|28.9658|118.899|||qz
JGS|ZSGS|井冈山机场|井岡山機場|Jinggangshan Airport|井冈山|井岡山|Jinggangshan|JGS|CN|26.8569|114.737|||jgs
THQ|ZLTS|天水麦积山机场|天水麥積山機場|Tianshui Maijishan Airport|麦积山|麥積山|Maijishan|THQ|CN|34.5601|105.8603|||mjs
DAT|ZBDT|大同云冈国际机场|大同雲岡國際機場|Datong Yungang International Airport|云冈|雲岡|Yungang|DAT|CN|40.0616|113.48|||yg
XAI|ZHXY|信阳明港机场|信陽明港機場|Xinyang Minggang Airport|明港||Minggang|XAI|CN|32.5408|114.0791|||mg
LFQ|ZBLF|临汾尧都机场|臨汾堯都機場|Linfen Yaodu Airport|尧都|堯都|Yaodu|LFQ|CN|36.1326|111.6412|||yd
DQA|ZYDQ|大庆萨尔图机场|大慶薩爾圖機場|Daqing Sartu Airport|萨尔图|薩爾圖|Sartu|DQA|CN|46.7509|125.1386|||set
NAO|ZUNC|南充高坪机场|南充高坪機場|Nanchong Gaoping Airport|高坪||Gaoping|NAO|CN|30.7981|106.1642|||gp
GYU|ZLGY|固原六盘山机场|固原六盤山機場|Guyuan Liupanshan Airport|六盘山|六盤山|Liupanshan|GYU|CN|36.0789|106.2169|||lps
KRY|ZWKM|克拉玛依古海机场|克拉瑪依古海機場|Karamay Guhai Airport|古海||Guhai|KRY|CN|45.4666|84.9527|||gh
HNY|ZGHY|衡阳南岳机场|衡陽南嶽機場|Hengyang Nanyue Airport|南岳|南嶽|Nanyue|HNY|CN|26.7221|112.618|||ny
SYM|ZPSM|普洱思茅机场|普洱思茅機場|Pu'er Simao Airport|思茅||Simao|SYM|CN|22.7933|100.959|||sm
YNJ|ZYYJ|延吉朝阳川国际机场|延吉朝陽川國際機場|Yanji Chaoyangchuan International Airport|朝阳川|朝陽川|Chaoyangchuan|YNJ|CN|42.8828|129.451|||cyc
KCA|ZWKC|库车龟兹机场|庫車龜茲機場|Kuqa Qiuci Airport|龟兹|龜茲|Qiuci|KCA|CN|41.6779|82.8729|||qc
DNH|ZLDH|敦煌莫高国际机场|敦煌莫高國際機場|Dunhuang Mogao International Airport|莫高||Mogao|DNH|CN|40.1611|94.8092|||mg
HDG|ZBHD|邯郸机场|邯鄲機場|Handan Airport|邯郸|邯鄲|Handan|HDG|CN|36.5258|114.4256|||hd
ZAT|ZPZT|昭通机场|昭通機場|Zhaotong Airport|昭通||Zhaotong|ZAT|CN|27.3276|103.7562|||zt
DIG|ZPDQ|迪庆香格里拉机场|迪慶香格里拉機場|Diqing Shangri-La Airport|香格里拉||Diqing Shangri-La|DIG|CN|27.7936|99.6772|||xgll
TWC|ZWTS|图木舒克唐王城机场|圖木舒克唐王城機場|Tumxuk Tangwangcheng Airport|唐王城||Tangwangcheng|TWC|CN|39.8867|79.2334|||twc
NZH|ZBMZ|满洲里西郊国际机场|滿洲里西郊國際機場|Manzhouli Xijiao International Airport|西郊||Xijiao|NZH|CN|49.5667|117.33|||xj
TXN|ZSTX|黄山屯溪国际机场|黃山屯溪國際機場|Huangshan Tunxi International Airport|屯溪||Tunxi|TXN|CN|29.7333|118.256|||tx
YIC|ZSYC|宜春明月山机场|宜春明月山機場|Yichun Mingyueshan Airport|明月山||Mingyueshan|YIC|CN|27.8025|114.3062|||mys
DZH|ZUDA|达州金垭机场|達州金埡機場|Dazhou Jinya Airport|金垭|金埡|Jinya|DZH|CN|31.0488|107.4357|||jy
DAX|ZUDX|达州河市机场|達州河市機場|Dazhou Heshi Airport|河市||Heshi|DZH|CN|31.1302|107.4295|||hs
MDG|ZYMD|牡丹江海浪国际机场|牡丹江海浪國際機場|Mudanjiang Hailang International Airport|海浪||Hailang|MDG|CN|44.5241|129.569|||hl
AAT|ZWAT|阿勒泰雪都机场|阿勒泰雪都機場|Altay Xuedu Airport|雪都||Xuedu|AAT|CN|47.7499|88.0858|||xd
FUG|ZSFY|阜阳西关机场|阜陽西關機場|Fuyang Xiguan Airport|西关|西關|Xiguan|FUG|CN|32.8822|115.7344|||xg
JGN|ZLJQ|嘉峪关酒泉机场|嘉峪關酒泉機場|Jiayuguan Jiuquan Airport|嘉峪关|嘉峪關|Jiuquan|JGN|CN|39.8569|98.3414|||jyg
MXZ|ZGMX|梅州梅县长岗岌国际机场|梅州梅縣長崗岌國際機場|Meizhou Meixian Changgangji International Airport|梅县长岗岌|梅縣長崗岌|Meixian Changgangji|MXZ|CN|24.2634|116.0979|||mxzgj
QSZ|ZWSC|莎车叶尔羌机场|莎車葉爾羌機場|Yarkant Airport|叶尔羌|葉爾羌|Yarkant|QSZ|CN|38.2454|77.0562|||yeq
JMJ|ZPJM|澜沧景迈机场|瀾滄景邁機場|Lancang Jingmai Airport|景迈|景邁|Jingmai|JMJ|CN|22.4177|99.784|||jm
BAR|ZJQH|琼海博鳌国际机场|瓊海博鰲國際機場|Qionghai Bo'ao International Airport|博鳌|博鰲|Bo'ao|BAR|CN|19.141|110.4528|||ba
JMU|ZYJM|佳木斯东郊机场|佳木斯東郊機場|Jiamusi Dongjiao Airport|东郊|東郊|Dongjiao|JMU|CN|46.8434|130.465|||dj
YYA|ZGYY|岳阳三荷机场|岳陽三荷機場|Yueyang Sanhe Airport|三荷||Sanhe|YYA|CN|29.3117|113.2816|||sh
JIQ|ZUQJ|黔江武陵山机场|黔江武陵山機場|Qianjiang Wulingshan Airport|武陵山||Wulingshan|JIQ|CN|29.5133|108.8311|||wls
GYS|ZUGU|广元盘龙机场|廣元盤龍機場|Guangyuan Panlong Airport|盘龙|盤龍|Panlong|GYS|CN|32.3903|105.6946|||pl
HMI|ZWHM|哈密伊州机场|哈密伊州機場|Hami Yizhou Airport|伊州||Yizhou|HMI|CN|42.8414|93.6692|||yz
JDZ|ZSJD|景德镇罗家机场|景德鎮羅家機場|Jingdezhen Luojia Airport|罗家|羅家|Luojia|JDZ|CN|29.3386|117.176|||lj
LNJ|ZPLC|临沧博尚机场|臨滄博尚機場|Lincang Boshang Airport|博尚||Boshang|LNJ|CN|23.7381|100.025|||bs
TVS|ZBSN|唐山三女河机场|唐山三女河機場|Tangshan Sannühe Airport|三女河||Sannühe|TVS|CN|39.7178|118.0026|||snh
DOY|ZSDY|东营胜利机场|東營勝利機場|Dongying Shengli Airport|胜利|勝利|Shengli|DOY|CN|37.5014|118.7899|||sl
LZY|ZUNZ|林芝米林机场|林芝米林機場|Nyingchi Mainling Airport|米林||Mainling|LZY|CN|29.3033|94.3353|||ml
XIL|ZBXH|锡林浩特机场|錫林浩特機場|Xilinhot Airport|锡林浩特|錫林浩特|Xilinhot|XIL|CN|43.9156|115.964|||xlht
AQG|ZSAQ|安庆天柱山机场|安慶天柱山機場|Anqing Tianzhushan Airport|天柱山||Tianzhushan|AQG|CN|30.5822|117.05|||tzs
WNH|ZPWS|文山普者黑机场|文山普者黑機場|Wenshan Puzhehei Airport|普者黑||Puzhehei|WNH|CN|23.5583|104.3255|||pzh
BPL|ZWBL|博乐阿拉山口机场|博樂阿拉山口機場|Bole Alashankou Airport|阿拉山口||Alashankou|BPL|CN|44.8955|82.3001|||alsk
ZQZ|ZBZJ|张家口宁远机场|張家口寧遠機場|Zhangjiakou Ningyuan Airport|宁远|寧遠|Ningyuan|ZQZ|CN|40.7386|114.93|||ny
FUO|ZGFS|佛山沙堤机场|佛山沙堤機場|Foshan Shadi Airport|沙堤||Shadi|FUO|CN|23.0833|113.07|||sd
WEF|ZSWF|潍坊南苑机场|濰坊南苑機場|Weifang Nanyuan Airport|南苑||Nanyuan|WEF|CN|36.6467|119.119|||ny
LPF|ZUPS|六盘水月照机场|六盤水月照機場|Liupanshui Yuezhao Airport|月照||Yuezhao|LPF|CN|26.6094|104.979|||yz
WUA|ZBUH|乌海机场|烏海機場|Wuhai Airport|乌海|烏海|Wuhai|WUA|CN|39.7934|106.7993|||wh
IQM|ZWCM|且末玉都机场|且末玉都機場|Qiemo Yudu Airport|玉都||Yudu|IQM|CN|38.2345|85.4655|||yd
YUS|ZLYS|玉树巴塘机场|玉樹巴塘機場|Yushu Batang Airport|巴塘||Batang|YUS|CN|32.8364|97.0364|||bt
LLV|ZBLL|吕梁大武机场|呂梁大武機場|Lüliang Dawu Airport|大武||Dawu|LLV|CN|37.6833|111.1428|||dw
BZX|ZUBZ|巴中恩阳机场|巴中恩陽機場|Bazhong Enyang Airport|恩阳|恩陽|Enyang|BZX|CN|31.7384|106.6449|||ey
CWJ|ZPCW|沧源佤山机场|滄源佤山機場|Cangyuan Washan Airport|佤山||Washan|CWJ|CN|23.2763|99.3732|||ws
PZI|ZUZH|攀枝花保安营机场|攀枝花保安營機場|Panzhihua Bao'anying Airport|保安营|保安營|Bao'anying|PZI|CN|26.54|101.7985|||bay
SQD|ZSSR|上饶三清山机场|上饒三清山機場|Shangrao Sanqingshan Airport|三清山||Sanqingshan|SQD|CN|28.3797|117.9643|||sqs
CIH|ZBCZ|长治王村机场|長治王村機場|Changzhi Wangcun Airport|王村||Wangcun|CIH|CN|36.2475|113.126|||wc
BPX|ZUBD|昌都邦达机场|昌都邦達機場|Qamdo Bangda Airport|邦达|邦達|Bangda|BPX|CN|30.5536|97.1083|||bd
SHF|ZWHZ|石河子花园机场|石河子花園機場|Shihezi Huayuan Airport|花园|花園|Huayuan|SHF|CN|44.2421|85.8905|||hy
WUT|ZBXZ|忻州五台山机场|忻州五台山機場|Xinzhou Wutaishan Airport|五台山||Wutaishan|WUT|CN|38.5975|112.9692|||wts
DDG|ZYDD|丹东浪头国际机场|丹東浪頭國際機場|Dandong Langtou International Airport|浪头|浪頭|Langtou|DDG|CN|40.0255|124.2867|||lt
SQJ|ZSSM|三明沙县机场|三明沙縣機場|Sanming Shaxian Airport|沙县|沙縣|Shaxian|SQJ|CN|26.4263|117.8336|||sx
ZHY|ZLZW|中卫沙坡头机场|中衛沙坡頭機場|Zhongwei Shapotou Airport|沙坡头|沙坡頭|Shapotou|ZHY|CN|37.5731|105.1545|||spt
EHU|ZHEC|鄂州花湖国际机场|鄂州花湖國際機場|Ezhou Huahu International Airport|花湖||Huahu|EHU|CN|30.3412|115.0393|||hh
JXA|ZYJX|鸡西兴凯湖机场|雞西興凱湖機場|Jixi Xingkaihu Airport|兴凯湖|興凱湖|Xingkaihu|JXA|CN|45.293|131.193|||xkh
NZL|ZBZL|扎兰屯成吉思汗机场|扎蘭屯成吉思汗機場|Zhalantun Genghis Khan Airport|成吉思汗||Genghis Khan|NZL|CN|47.8659|122.7687|||cjsh
TCG|ZWTC|塔城千泉机场|塔城千泉機場|Tacheng Qianquan Airport|千泉||Qianquan|TCG|CN|46.6725|83.3408|||qq
TEN|ZUTR|铜仁凤凰机场|銅仁鳳凰機場|Tongren Fenghuang Airport|凤凰|鳳凰|Fenghuang|TEN|CN|27.8833|109.3089|||fh
WGN|ZGSY|邵阳武冈机场|邵陽武岡機場|Shaoyang Wugang Airport|武冈|武岡|Wugang|WGN|CN|26.8061|110.641|||wg
AKA|ZLAK|安康富强机场|安康富強機場|Ankang Fuqiang Airport|富强|富強|Fuqiang|AKA|CN|32.757|108.8734|||fq
HZA|ZSHZ|菏泽牡丹机场|菏澤牡丹機場|Heze Mudan Airport|牡丹||Mudan|HZA|CN|35.213|115.7368|||md
LNL|ZLLN|陇南成州机场|隴南成州機場|Longnan Chengzhou Airport|成州||Chengzhou|LNL|CN|33.7899|105.79|||cz
HCZ|ZGCZ|郴州北湖机场|郴州北湖機場|Chenzhou Beihu Airport|北湖||Beihu|HCZ|CN|25.7534|112.8454|||bh
HQQ|ZHQQ|安阳红旗渠机场|安陽紅旗渠機場|Anyang Hongqiqu Airport|红旗渠|紅旗渠|Hongqiqu|HQQ|CN|35.8708|114.4619|||hqq
RLK|ZBYZ|巴彦淖尔天吉泰机场|巴彥淖爾天吉泰機場|Bayannur Tianjitai Airport|天吉泰||Tianjitai|RLK|CN|40.926|107.7428|||tjt
DCY|ZUDC|稻城亚丁机场|稻城亞丁機場|Daocheng Yading Airport|亚丁|亞丁|Yading|DCY|CN|29.3163|100.0603|||yd
GOQ|ZLGM|格尔木机场|格爾木機場|Golmud Airport|格尔木|格爾木|Golmud|GOQ|CN|36.4006|94.7861|||gem
HEK|ZYHE|黑河瑷珲机场|黑河璦琿機場|Heihe Aihui Airport|瑷珲|璦琿|Aihui|HEK|CN|50.1716|127.3089|||ah
HJJ|ZGCJ|怀化芷江机场|懷化芷江機場|Huaihua Zhijiang Airport|芷江||Zhijiang|HJJ|CN|27.4431|109.7047|||zj
SHS|ZHJZ|荆州沙市机场|荊州沙市機場|Jingzhou Shashi Airport|沙市||Shashi|SHS|CN|30.2928|112.4485|||ss
YLX|ZGYL|玉林福绵机场|玉林福綿機場|Yulin Fumian Airport|福绵|福綿|Fumian|YLX|CN|22.4381|110.1208|||fm
CDE|ZBCD|承德普宁机场|承德普寧機場|Chengde Puning Airport|普宁|普寧|Puning|CDE|CN|41.1225|118.0739|||pn
JUH|ZSJH|池州九华山机场|池州九華山機場|Chizhou Jiuhuashan Airport|九华山|九華山|Jiuhuashan|JUH|CN|30.7403|117.6856|||jhs
WUS|ZSWY|南平武夷山机场|南平武夷山機場|Nanping Wuyishan Airport|武夷山||Nanping Wuyishan|WUS|CN|27.7019|118.001|||wys
AOG|ZYAS|鞍山腾鳌机场|鞍山騰鰲機場|Anshan Teng'ao Airport|腾鳌|騰鰲|Teng'ao|AOG|CN|41.1053|122.854|||ta
BPE|ZBDH|秦皇岛北戴河机场|秦皇島北戴河機場|Qinhuangdao Beidaihe Airport|北戴河||Beidaihe|BPE|CN|39.6664|119.0614|||bdh
TNH|ZYTN|通化三源浦机场|通化三源浦機場|Tonghua Sanyuanpu Airport|三源浦||Sanyuanpu|TNH|CN|42.2539|125.7033|||syp
WUZ|ZGWZ|梧州西江机场|梧州西江機場|Wuzhou Xijiang Airport|西江||Xijiang|WUZ|CN|23.4032|111.0933|||xj
HZG|ZLHZ|汉中城固机场|漢中城固機場|Hanzhong Chenggu Airport|城固||Chenggu|HZG|CN|33.1335|107.2038|||cg
AXF|ZBAL|阿拉善左旗巴彦浩特机场|阿拉善左旗巴彥浩特機場|Alxa Left Banner Bayanhot Airport|巴彦浩特|巴彥浩特|Bayanhot|AXF|CN|38.7483|105.5886|||byht
CHG|ZYCY|朝阳机场|朝陽機場|Chaoyang Airport|朝阳|朝陽|Chaoyang|CHG|CN|41.5381|120.435|||cy
IQN|ZLQY|庆阳西峰机场|慶陽西峰機場|Qingyang Xifeng Airport|西峰||Xifeng|IQN|CN|35.8026|107.5989|||xf
RQA|ZWRQ|若羌楼兰机场|若羌樓蘭機場|Ruoqiang Loulan Airport|楼兰|樓蘭|Loulan|RQA|CN|38.9747|88.0083|||ll
RKZ|ZURK|日喀则和平机场|日喀則和平機場|Shigatse Peace Airport|和平||Peace|RKZ|CN|29.3519|89.3114|||hp
DDR|ZUDR|日喀则定日机场|日喀則定日機場|Shigatse Tingri Airport|定日||Tingri|RKZ|CN|28.6046|86.798|||dr
JIU|ZSJJ|九江庐山机场|九江廬山機場|Jiujiang Lushan Airport|庐山|廬山|Lushan|JIU|CN|29.4769|115.8011|||ls
AEB|ZGBS|百色巴马机场|百色巴馬機場|Baise Bama Airport|巴马|巴馬|Bama|AEB|CN|23.7206|106.96|||bm
DXJ|ZGXX|湘西边城机场|湘西邊城機場|Xiangxi Biancheng Airport|边城|邊城|Biancheng|DXJ|CN|28.4972|109.5218|||bc
KJI|ZWKN|布尔津喀纳斯机场|布爾津喀納斯機場|Burqin Kanas Airport|喀纳斯|喀納斯|Kanas|KJI|CN|48.2223|86.9959|||kns
YTW|ZWYT|于田万方机场|于田萬方機場|Yutian Wanfang Airport|万方|萬方|Wanfang|YTW|CN|36.8085|81.7827|||wf
YZY|ZLZY|张掖甘州机场|張掖甘州機場|Zhangye Ganzhou Airport|甘州||Ganzhou|YZY|CN|38.8019|100.675|||gz
ERL|ZBER|二连浩特赛乌苏国际机场|二連浩特賽烏蘇國際機場|Erenhot Saiwusu International Airport|赛乌苏|賽烏蘇|Saiwusu|ERL|CN|43.4225|112.0967|||sws
JNZ|ZYJZ|锦州锦州湾国际机场|錦州錦州灣國際機場|Jinzhou Jinzhouwan International Airport|锦州湾|錦州灣|Jinzhouwan|JNZ|CN|40.936|121.2771|||jzw
JZH|ZUJZ|九寨黄龙机场|九寨黃龍機場|Jiuzhai Huanglong Airport|九寨黄龙|九寨黃龍|Jiuzhai Huanglong|JZH|CN|32.8533|103.6822|||jzhl
NLH|ZPNL|宁蒗泸沽湖机场|寧蒗瀘沽湖機場|Ninglang Luguhu Airport|泸沽湖|瀘沽湖|Luguhu|NLH|CN|27.5403|100.7593|||lgh
FYN|ZWFY|富蕴可可托海机场|富蘊可可托海機場|Fuyun Koktokay Airport|可可托海||Koktokay|FYN|CN|46.8042|89.512|||kkth
ACF|ZWAL|阿拉尔塔里木机场|阿拉爾塔里木機場|Aral Tarim Airport|塔里木||Tarim|ACF|CN|40.4348|81.2621|||tlm
CQW|ZUWL|重庆仙女山机场|重慶仙女山機場|Chongqing Xiannüshan Airport|仙女山||Chongqing Xiannüshan|CQW|CN|29.4657|107.6937|||xns
GXH|ZLXH|甘南夏河机场|甘南夏河機場|Gannan Xiahe Airport|夏河||Gannan Xiahe|GXH|CN|34.819|102.6223|||xh
HCJ|ZGHC|河池金城江机场|河池金城江機場|Hechi Jinchengjiang Airport|金城江||Jinchengjiang|HCJ|CN|24.8043|107.7108|||jcj
HSC|ZGSG|韶关丹霞机场|韶關丹霞機場|Shaoguan Danxia Airport|丹霞||Danxia|HSC|CN|24.9786|113.421|||dx
LLB|ZULB|荔波机场|荔波機場|Libo Airport|荔波||Libo|LLB|CN|25.4525|107.9617|||lb
NBS|ZYBS|白山长白山机场|白山長白山機場|Changbaishan Airport|长白山|長白山|Changbaishan|NBS|CN|42.0669|127.6022|||cbs
GZG|ZUGZ|甘孜格萨尔机场|甘孜格薩爾機場|Garze Gesar Airport|格萨尔|格薩爾|Gesar|GZG|CN|31.7575|99.5542|||gse
JGD|ZYJD|大兴安岭鄂伦春机场|大興安嶺鄂倫春機場|Daxing'anling Elunchun Airport|鄂伦春|鄂倫春|Daxing'anling Elunchun|JGD|CN|50.3714|124.1175|||elc
LDS|ZYLD|伊春林都机场|伊春林都機場|Yichun Lindu Airport|林都||Lindu|LDS|CN|47.7521|129.0191|||ld
YKH|ZYYK|营口兰旗机场|營口蘭旗機場|Yingkou Lanqi Airport|兰旗|蘭旗|Lanqi|YKH|CN|40.5425|122.3586|||lq
DBC|ZYBA|白城长安机场|白城長安機場|Baicheng Chang'an Airport|长安|長安|Chang'an|DBC|CN|45.5053|123.0197|||ca
LZG|ZULA|阆中古城机场|閬中古城機場|Langzhong Gucheng Airport|古城||Gucheng|LZG|CN|31.5019|106.0344|||gc
NGQ|ZUAL|阿里昆莎机场|阿里昆莎機場|Ngari Gunsa Airport|昆莎||Gunsa|NGQ|CN|32.1|80.0531|||ks
APJ|ZUPL|阿里普兰机场|阿里普蘭機場|Ngari Pulan Airport|普兰|普蘭|Pulan|NGQ|CN|30.3975|81.1386|||pl
HQL|ZWTK|塔什库尔干红其拉甫机场|塔什庫爾干紅其拉甫機場|Tashkurgan Khunjerab Airport|红其拉甫|紅其拉甫|Khunjerab|HQL|CN|37.6613|75.2889|||hqlf
JIC|ZLJC|金昌金川机场|金昌金川機場|Jinchang Jinchuan Airport|金川||Jinchuan|JIC|CN|38.5422|102.3483|||jc
LCX|ZSLO|龙岩冠豸山机场|龍巖冠豸山機場|Longyan Guanzhishan Airport|冠豸山||Guanzhishan|LCX|CN|25.6747|116.747|||gzs
LLF|ZGLG|永州零陵机场|永州零陵機場|Yongzhou Lingling Airport|零陵||Lingling|LLF|CN|26.3387|111.61|||ll
TLQ|ZWTL|吐鲁番交河机场|吐魯番交河機場|Turpan Jiaohe Airport|交河||Jiaohe|TLQ|CN|43.0308|89.0987|||jh
WSK|ZUWS|重庆巫山机场|重慶巫山機場|Chongqing Wushan Airport|巫山||Chongqing Wushan|WSK|CN|31.069|109.709|||ws
YIE|ZBES|阿尔山伊尔施机场|阿爾山伊爾施機場|Arxan Yi'ershi Airport|伊尔施|伊爾施|Yi'ershi|YIE|CN|47.3106|119.9117|||yes
ZFL|ZWZS|昭苏天马机场|昭蘇天馬機場|Zhaosu Tianma Airport|天马|天馬|Tianma|ZFL|CN|43.0885|81.223|||tm
GMQ|ZLGL|果洛玛沁机场|果洛瑪沁機場|Golog Maqên Airport|玛沁|瑪沁|Maqên|GMQ|CN|34.4181|100.3011|||mq
KGT|ZUKD|甘孜康定机场|甘孜康定機場|Kangding Airport|康定||Kangding|KGT|CN|30.1425|101.7387|||kd
KJH|ZUKJ|凯里黄平机场|凱里黃平機場|Kaili Huangping Airport|黄平|黃平|Kaili Huangping|KJH|CN|26.972|107.988|||hp
HUO|ZBHZ|霍林郭勒霍林河机场|霍林郭勒霍林河機場|Holingol Huolinhe Airport|霍林河||Huolinhe|HUO|CN|45.4872|119.4072|||hlh
HZH|ZUNP|黎平机场|黎平機場|Liping Airport|黎平||Liping|HZH|CN|26.3222|109.1499|||lp
JSJ|ZYJS|建三江湿地机场|建三江溼地機場|Jiansanjiang Shidi Airport|湿地|溼地|Shidi|JSJ|CN|47.1083|132.6579|||sd
OHE|ZYMH|漠河古莲机场|漠河古蓮機場|Mohe Gulian Airport|古莲|古蓮|Gulian|OHE|CN|52.9169|122.4228|||gl
WHA|ZSWA|芜湖宣州机场|蕪湖宣州機場|Wuhu Xuanzhou Airport|宣州||Xuanzhou|WHA|CN|31.1045|118.6669|||xz
AVA|ZUAS|安顺黄果树机场|安順黃果樹機場|Anshun Huangguoshu Airport|黄果树|黃果樹|Huangguoshu|AVA|CN|26.2606|105.8733|||hgs
HJB|ZWHJ|和静巴音布鲁克机场|和靜巴音布魯克機場|Hejing Bayinbuluke Airport|巴音布鲁克|巴音布魯克|Bayinbuluke|HJB|CN|42.9764|83.9955|||byblk
LGZ|ZUSH|山南隆子机场|山南隆子機場|Shannan Longzi Airport|隆子||Longzi|LGZ|CN|28.4224|92.3481|||lz
XRQ||新巴尔虎右旗宝格德机场|新巴爾虎右旗寶格德機場|New Barag Right Banner Baogede Airport|宝格德|寶格德|Baogede|XRQ|CN|48.5756|116.9394|||bgd
FYJ|ZYFY|抚远东极机场|撫遠東極機場|Fuyuan Dongji Airport|东极|東極|Dongji|FYJ|CN|48.1972|134.363|||dj
HPG|ZHSN|神农架红坪机场|神農架紅坪機場|Shennongjia Hongping Airport|红坪|紅坪|Hongping|HPG|CN|31.626|110.34|||hp
JBK|ZWQT|奇台江布拉克机场|奇台江布拉克機場|Qitai Jiangbulake Airport|江布拉克||Jiangbulake|JBK|CN|44.1661|89.5501|||jblk
NLT|ZWNL|新源那拉提机场|新源那拉提機場|Xinyuan Nalati Airport|那拉提||Nalati|NLT|CN|43.4318|83.3786|||nlt
DTU|ZYDU|五大连池德都机场|五大連池德都機場|Wudalianchi Dedu Airport|德都||Dedu|DTU|CN|48.441|126.1284|||dd
HXD|ZLDL|海西德令哈机场|海西德令哈機場|Haixi Delingha Airport|德令哈||Haixi Delingha|HXD|CN|37.1253|97.2687|||dlh
UCB|ZBUC|乌兰察布集宁机场|烏蘭察布集寧機場|Ulanqab Jining Airport|集宁|集寧|Jining|UCB|CN|41.1303|113.1073|||jn
CNI|ZYCH|大连长海机场|大連長海機場|Changhai Airport|长海|長海|Changhai|CNI|CN|39.2667|122.6669|||ch
HTT|ZLHX|海西花土沟机场|海西花土溝機場|Haixi Huatugou Airport|花土沟|花土溝|Haixi Huatugou|HTT|CN|38.2016|90.8378|||htg
RHT|ZBAR|阿拉善右旗巴丹吉林机场|阿拉善右旗巴丹吉林機場|Alxa Right Banner Badanjilin Airport|巴丹吉林||Badanjilin|RHT|CN|39.225|101.546|||bdjl
YSQ|ZYSQ|松原查干湖机场|松原查干湖機場|Songyuan Chaganhu Airport|查干湖||Chaganhu|YSQ|CN|44.9381|124.5502|||cgh
HBQ|ZLHB|海北祁连机场|海北祁連機場|Haibei Qilian Airport|祁连|祁連|Haibei Qilian|HBQ|CN|38.0081|100.6451|||ql
AHJ|ZUHY|阿坝红原机场|阿壩紅原機場|Aba Hongyuan Airport|红原|紅原|Hongyuan|AHJ|CN|32.5315|102.3522|||hy
BFU|ZSBB|蚌埠滕湖机场|蚌埠滕湖機場|Bengbu Tenghu Airport|滕湖||Tenghu|BFU|CN|32.8477|117.3202|||th
EJN|ZBEN|额济纳旗桃来机场|額濟納旗桃來機場|Ejin Banner Taolai Airport|桃来|桃來|Taolai|EJN|CN|42.0155|101.0005|||tl
HSF|ZYSD|绥芬河东宁机场|綏芬河東寧機場|Suifenhe Dongning Airport|东宁|東寧|Dongning|HSF|CN|44.4539|130.8439|||dn
SZH|ZBSG|朔州滋润机场|朔州滋潤機場|Shuozhou Zirun Airport|滋润|滋潤|Zirun|SZH|CN|39.2732|112.6916|||zr
XNT|ZBXT|邢台褡裢机场|邢台褡褳機場|Xingtai Dalian Airport|褡裢|褡褳|Dalian|XNT|CN|36.8831|114.4293|||dl
IST|LTFM|伊斯坦布尔机场|伊斯坦布爾機場|Istanbul Airport|伊斯坦布尔|伊斯坦布爾|Istanbul|IST|TR|41.2613|28.742|Europe/Istanbul
SAW|LTFJ|伊斯坦布尔萨比哈·格克琴国际机场|伊斯坦布爾薩比哈·格克琴國際機場|Istanbul Sabiha Gökçen International Airport|萨比哈·格克琴|薩比哈·格克琴|Sabiha Gökçen|IST|TR|40.8986|29.3092|Europe/Istanbul
ORD|KORD|芝加哥奥黑尔国际机场|芝加哥奧黑爾國際機場|Chicago O'Hare International Airport|奥黑尔|奧黑爾|O'Hare|CHI|US|41.9786|-87.9048|America/Chicago
MDW|KMDW|芝加哥中途国际机场|芝加哥中途國際機場|Chicago Midway International Airport|中途||Midway|CHI|US|41.786|-87.7524|America/Chicago
DFW|KDFW|达拉斯-沃斯堡国际机场|達拉斯-沃斯堡國際機場|Dallas Fort Worth International Airport|沃斯堡||Fort Worth|DFW|US|32.8968|-97.038|America/Chicago
DAL|KDAL|达拉斯爱田机场|達拉斯愛田機場|Dallas Love Field|爱田|愛田|Love Field|DFW|US|32.8471|-96.8518|America/Chicago
ATL|KATL|亚特兰大哈茨菲尔德-杰克逊国际机场|亞特蘭大哈茨菲爾德-傑克遜國際機場|Atlanta Hartsfield-Jackson International Airport|哈茨菲尔德-杰克逊|哈茨菲爾德-傑克遜|Hartsfield-Jackson|ATL|US|33.6367|-84.4281|America/New_York
DEN|KDEN|丹佛国际机场|丹佛國際機場|Denver International Airport|丹佛||Denver|DEN|US|39.8617|-104.673|America/Denver
SVO|UUEE|莫斯科谢列梅捷沃国际机场|莫斯科謝列梅捷沃國際機場|Moscow Sheremetyevo International Airport|谢列梅捷沃|謝列梅捷沃|Sheremetyevo|MOW|RU|55.9726|37.4146|Europe/Moscow
DME|UUDD|莫斯科多莫杰多沃国际机场|莫斯科多莫傑多沃國際機場|Moscow Domodedovo International Airport|多莫杰多沃|多莫傑多沃|Domodedovo|MOW|RU|55.4088|37.9063|Europe/Moscow
VKO|UUWW|莫斯科伏努科沃国际机场|莫斯科伏努科沃國際機場|Moscow Vnukovo International Airport|伏努科沃||Vnukovo|MOW|RU|55.5915|37.2615|Europe/Moscow
ZIA|UUBW|莫斯科茹科夫斯基国际机场|莫斯科茹科夫斯基國際機場|Moscow Zhukovsky International Airport|茹科夫斯基||Zhukovsky|MOW|RU|55.5533|38.15|Europe/Moscow
MSP|KMSP|明尼阿波利斯-圣保罗国际机场|明尼阿波利斯-聖保羅國際機場|Minneapolis–Saint Paul International Airport|圣保罗|聖保羅|Saint Paul|MSP|US|44.8801|-93.2217|America/Chicago
IAD|KIAD|华盛顿杜勒斯国际机场|華盛頓杜勒斯國際機場|Washington Dulles International Airport|杜勒斯||Dulles|WAS|US|38.9445|-77.4558|America/New_York
DCA|KDCA|华盛顿里根国家机场|華盛頓里根國家機場|Washington Reagan National Airport|里根||Reagan National|WAS|US|38.8521|-77.0377|America/New_York
IAH|KIAH|休斯敦乔治·布什洲际机场|休士頓喬治·布什洲際機場|George Bush Intercontinental Houston Airport|乔治·布什|喬治·布什|George Bush Houston|HOU|US|29.9844|-95.3414|America/Chicago
HOU|KHOU|休斯敦霍比机场|休士頓霍比機場|Houston William P Hobby Airport|霍比||William P Hobby|HOU|US|29.6454|-95.2789|America/Chicago
AMS|EHAM|阿姆斯特丹史基浦机场|阿姆斯特丹史基浦機場|Amsterdam Airport Schiphol|史基浦||Schiphol|AMS|NL|52.3086|4.7639|Europe/Amsterdam
DTW|KDTW|底特律都会机场|底特律都會機場|Detroit Metropolitan Wayne County Airport|都会|都會|Metropolitan Wayne County|DTW|US|42.2138|-83.3538|America/Detroit
SEA|KSEA|西雅图-塔科马国际机场|西雅圖-塔科馬國際機場|Seattle–Tacoma International Airport|塔科马|塔科馬|Tacoma|SEA|US|47.4479|-122.3103|America/Los_Angeles
STL|KSTL|圣路易斯兰伯特国际机场|聖路易斯蘭伯特國際機場|St. Louis Lambert International Airport|兰伯特|蘭伯特|Lambert|STL|US|38.7487|-90.37|America/Chicago
CLT|KCLT|夏洛特道格拉斯国际机场|夏洛特道格拉斯國際機場|Charlotte Douglas International Airport|道格拉斯||Douglas|CLT|US|35.214|-80.9431|America/New_York
BOS|KBOS|波士顿洛根国际机场|波士頓洛根國際機場|Logan International Airport|洛根||Logan|BOS|US|42.362|-71.0079|America/New_York
PHX|KPHX|凤凰城天港国际机场|鳳凰城天港國際機場|Phoenix Sky Harbor International Airport|天港||Sky Harbor|PHX|US|33.4353|-112.0059|America/Phoenix
LAS|KLAS|拉斯维加斯哈里·里德国际机场|拉斯維加斯哈里·里德國際機場|Harry Reid International Airport|哈里·里德||Harry Reid|LAS|US|36.0834|-115.1518|America/Los_Angeles
ADD|HAAB|亚的斯亚贝巴博莱国际机场|阿迪斯阿貝巴博萊國際機場|Addis Ababa Bole International Airport|博莱|博萊|Bole|ADD|ET|8.9779|38.7993|Africa/Addis_Ababa
VIE|LOWW|维也纳国际机场|維也納國際機場|Vienna International Airport|维也纳|維也納|Vienna|VIE|AT|48.1103|16.5697|Europe/Vienna
GRU|SBGR|圣保罗瓜鲁柳斯国际机场|聖保羅瓜魯柳斯國際機場|São Paulo Guarulhos - Governador André Franco Montoro International Airport|瓜鲁柳斯|瓜魯柳斯|Guarulhos|SAO|BR|-23.4319|-46.4678|America/Sao_Paulo
CGH|SBSP|圣保罗孔戈尼亚斯机场|聖保羅孔戈尼亞斯機場|São Paulo Congonhas Airport|孔戈尼亚斯|孔戈尼亞斯|Congonhas|SAO|BR|-23.6277|-46.6546|America/Sao_Paulo
VCP|SBKP|圣保罗维拉科波斯国际机场|聖保羅維拉科波斯國際機場|São Paulo Viracopos International Airport|维拉科波斯|維拉科波斯|Viracopos|SAO|BR|-23.0074|-47.1345|America/Sao_Paulo
DOH|OTHH|多哈哈马德国际机场|杜哈哈馬德國際機場|Hamad International Airport|哈马德|哈馬德|Hamad|DOH|QA|25.2731|51.6081|Asia/Qatar
BNE|YBBN|布里斯班国际机场|布里斯本國際機場|Brisbane International Airport|布里斯班|布里斯本|Brisbane|BNE|AU|-27.3842|153.117|Australia/Brisbane
BCN|LEBL|巴塞罗那埃尔普拉特机场|巴塞隆納埃爾普拉特機場|Barcelona El Prat Airport|埃尔普拉特|埃爾普拉特|El Prat|BCN|ES|41.2971|2.0785|Europe/Madrid
IKA|OIIE|德黑兰伊玛目霍梅尼国际机场|德黑蘭伊瑪目霍梅尼國際機場|Tehran Imam Khomeini International Airport|伊玛目霍梅尼|伊瑪目霍梅尼|Imam Khomeini|THR|IR|35.4161|51.1522|Asia/Tehran
THR|OIII|德黑兰梅赫拉巴德机场|德黑蘭梅赫拉巴德機場|Tehran Mehrabad International Airport|梅赫拉巴德||Mehrabad|THR|IR|35.6892|51.3134|Asia/Tehran
MUC|EDDM|慕尼黑机场|慕尼黑機場|Munich Airport|慕尼黑||Munich|MUC|DE|48.3538|11.7861|Europe/Berlin
BRU|EBBR|布鲁塞尔机场|布魯塞爾機場|Brussels Airport|布鲁塞尔|布魯塞爾|Brussels|BRU|BE|50.9014|4.4844|Europe/Brussels
CRL|EBCI|布鲁塞尔沙勒罗瓦机场|布魯塞爾沙勒羅瓦機場|Brussels South Charleroi Airport|沙勒罗瓦|沙勒羅瓦|South Charleroi|BRU|BE|50.461|4.4572|Europe/Brussels
JNB|FAOR|约翰内斯堡奥利弗·坦博国际机场|約翰尼斯堡奧利弗·坦博國際機場|O.R. Tambo International Airport|奥利弗·坦博|奧利弗·坦博|O.R. Tambo|JNB|ZA|-26.1392|28.246|Africa/Johannesburg
MAD|LEMD|马德里巴拉哈斯机场|馬德里巴拉哈斯機場|Madrid Barajas Airport|巴拉哈斯||Barajas|MAD|ES|40.4719|-3.5626|Europe/Madrid
ZRH|LSZH|苏黎世机场|蘇黎世機場|Zürich Airport|苏黎世|蘇黎世|Zürich|ZRH|CH|47.4581|8.5481|Europe/Zurich
DEL|VIDP|新德里英迪拉·甘地国际机场|新德里英迪拉·甘地國際機場|Indira Gandhi International Airport|英迪拉·甘地||Indira Gandhi|DEL|IN|28.5556|77.0952|Asia/Kolkata
PPT|NTAA|帕皮提国际机场|帕皮提國際機場|Faa'a International Airport|帕皮提||Faa'a|PPT|PF|-17.5537|-149.607|Pacific/Tahiti
MIA|KMIA|迈阿密国际机场|邁阿密國際機場|Miami International Airport|迈阿密|邁阿密|Miami|MIA|US|25.7932|-80.2906|America/New_York
PTY|MPTO|巴拿马城托库门国际机场|巴拿馬城托庫門國際機場|Tocumen International Airport|托库门|托庫門|Tocumen|PTY|PA|9.0714|-79.3835|America/Panama
AKL|NZAA|奥克兰国际机场|奧克蘭國際機場|Auckland International Airport|奥克兰|奧克蘭|Auckland|AKL|NZ|-37.012|174.7863|Pacific/Auckland
EZE|SAEZ|布宜诺斯艾利斯埃塞萨国际机场|布宜諾斯艾利斯埃塞薩國際機場|Buenos Aires Minister Pistarini International Airport|埃塞萨|埃塞薩|Minister Pistarini|BUE|AR|-34.8222|-58.5358|America/Argentina/Buenos_Aires
AEP|SABE|布宜诺斯艾利斯豪尔赫·纽伯里机场|布宜諾斯艾利斯豪爾赫·紐伯里機場|Buenos Aires Jorge Newbery Airpark|豪尔赫·纽伯里|豪爾赫·紐伯里|Jorge Newbery|BUE|AR|-34.5592|-58.4156|America/Argentina/Buenos_Aires
SLC|KSLC|盐湖城国际机场|鹽湖城國際機場|Salt Lake City International Airport|盐湖城|鹽湖城|Salt Lake City|SLC|US|40.7889|-111.9799|America/Denver
MCO|KMCO|奥兰多国际机场|奧蘭多國際機場|Orlando International Airport|奥兰多|奧蘭多|Orlando|MCO|US|28.4294|-81.309|America/New_York
NBO|HKJK|内罗毕国际机场|奈洛比國際機場|Jomo Kenyatta International Airport|内罗毕|奈洛比|Jomo Kenyatta|NBO|KE|-1.3192|36.9278|Africa/Nairobi
MEX|MMMX|墨西哥城贝尼托·胡亚雷斯国际机场|墨西哥城貝尼托·胡亞雷斯國際機場|Benito Juárez International Airport|贝尼托·胡亚雷斯|貝尼托·胡亞雷斯|Benito Juárez|MEX|MX|19.4351|-99.0713|America/Mexico_City
PER|YPPH|珀斯国际机场|伯斯國際機場|Perth International Airport|珀斯|伯斯|Perth|PER|AU|-31.9403|115.967|Australia/Perth
BOG|SKBO|波哥大埃尔多拉多国际机场|波哥大埃爾多拉多國際機場|El Dorado International Airport|埃尔多拉多|埃爾多拉多|El Dorado|BOG|CO|4.7016|-74.1469|America/Bogota
YYC|CYYC|卡尔加里国际机场|卡爾加里國際機場|Calgary International Airport|卡尔加里|卡爾加里|Calgary|YYC|CA|51.1188|-114.0099|America/Edmonton
YUL|CYUL|蒙特利尔特鲁多国际机场|蒙特婁特魯多國際機場|Montreal Trudeau International Airport|特鲁多|特魯多|Trudeau|YMQ|CA|45.4678|-73.7423|America/Toronto
ANC|PANC|安克雷奇泰德·史蒂文斯国际机场|安克雷奇泰德·史蒂文斯國際機場|Ted Stevens Anchorage International Airport|泰德·史蒂文斯||Ted Stevens Anchorage|ANC|US|61.179|-149.9926|America/Anchorage
PHL|KPHL|费城国际机场|費城國際機場|Philadelphia International Airport|费城|費城|Philadelphia|PHL|US|39.8719|-75.2411|America/New_York
MAN|EGCC|曼彻斯特机场|曼徹斯特機場|Manchester Airport|曼彻斯特|曼徹斯特|Manchester|MAN|GB|53.3494|-2.2795|Europe/London
DUS|EDDL|杜塞尔多夫机场|杜塞道夫機場|Düsseldorf Airport|杜塞尔多夫|杜塞道夫|Düsseldorf|DUS|DE|51.2895|6.7668|Europe/Berlin
BOM|VABB|孟买贾特拉帕蒂·希瓦吉国际机场|孟買賈特拉帕蒂·希瓦吉國際機場|Mumbai Chhatrapati Shivaji International Airport|贾特拉帕蒂·希瓦吉|賈特拉帕蒂·希瓦吉|Chhatrapati Shivaji|BOM|IN|19.0887|72.8679|Asia/Kolkata
NMI||新孟买国际机场|新孟買國際機場|Navi Mumbai International Airport|新孟买|新孟買|Navi Mumbai|BOM|IN|18.9887|73.0685|Asia/Kolkata
POM|AYPY|莫尔兹比港杰克逊国际机场|莫爾茲比港傑克遜國際機場|Port Moresby Jacksons International Airport|杰克逊|傑克遜|Jacksons|POM|PG|-9.4434|147.22|Pacific/Port_Moresby
FCO|LIRF|罗马菲乌米奇诺机场|羅馬菲烏米奇諾機場|Rome Fiumicino Airport|菲乌米奇诺|菲烏米奇諾|Fiumicino|ROM|IT|41.8045|12.252|Europe/Rome
CIA|LIRA|罗马钱皮诺机场|羅馬錢皮諾機場|Rome Ciampino–G. B. Pastine International Airport|钱皮诺|錢皮諾|Ciampino–G. B. Pastine|ROM|IT|41.7994|12.5949|Europe/Rome
SCL|SCEL|圣地亚哥阿图罗·梅里诺·贝尼特斯国际机场|聖地亞哥阿圖羅·梅里諾·貝尼特斯國際機場|Comodoro Arturo Merino Benítez International Airport|阿图罗·梅里诺·贝尼特斯|阿圖羅·梅里諾·貝尼特斯|Comodoro Arturo Merino Benítez|SCL|CL|-33.393|-70.7858|America/Santiago
UPG|WAAA|望加锡哈山努丁国际机场|望加錫哈山努丁國際機場|Hasanuddin International Airport|哈山努丁||Hasanuddin|UPG|ID|-5.0616|119.554|Asia/Makassar
ARN|ESSA|斯德哥尔摩阿兰达机场|斯德哥爾摩阿蘭達機場|Stockholm-Arlanda Airport|阿兰达|阿蘭達|Arlanda|STO|SE|59.6485|17.9288|Europe/Stockholm
LED|ULLI|圣彼得堡普尔科沃机场|聖彼得堡普爾科沃機場|Pulkovo Airport|普尔科沃|普爾科沃|Pulkovo|LED|RU|59.8003|30.2625|Europe/Moscow
BER|EDDB|柏林勃兰登堡机场|柏林勃蘭登堡機場|Berlin Brandenburg Airport|勃兰登堡|勃蘭登堡|Brandenburg|BER|DE|52.3623|13.5007|Europe/Berlin
FLL|KFLL|劳德代尔堡国际机场|勞德代爾堡國際機場|Fort Lauderdale Hollywood International Airport|劳德代尔堡|勞德代爾堡|Hollywood|FLL|US|26.0726|-80.1527|America/New_York
LIM|SPJC|利马豪尔赫·查韦斯国际机场|利馬豪爾赫·查韋斯國際機場|Jorge Chávez International Airport|豪尔赫·查韦斯|豪爾赫·查韋斯|Jorge Chávez|LIM|PE|-12.0219|-77.1143|America/Lima
HEL|EFHK|赫尔辛基机场|赫爾辛基機場|Helsinki Vantaa Airport|赫尔辛基|赫爾辛基|Vantaa|HEL|FI|60.3184|24.9633|Europe/Helsinki
FAI|PAFA|费尔班克斯国际机场|費爾班克斯國際機場|Fairbanks International Airport|费尔班克斯|費爾班克斯|Fairbanks|FAI|US|64.8151|-147.856|America/Anchorage
CAI|HECA|开罗国际机场|開羅國際機場|Cairo International Airport|开罗|開羅|Cairo|CAI|EG|30.1115|31.3967|Africa/Cairo
ATH|LGAV|雅典国际机场|雅典國際機場|Athens Eleftherios Venizelos International Airport|雅典||Eleftherios Venizelos|ATH|GR|37.9364|23.9445|Europe/Athens
LIS|LPPT|里斯本机场|里斯本機場|Humberto Delgado Airport|里斯本||Humberto Delgado|LIS|PT|38.7813|-9.1359|Europe/Lisbon
GVA|LSGG|日内瓦国际机场|日內瓦國際機場|Geneva Cointrin International Airport|日内瓦|日內瓦|Cointrin|GVA|CH|46.2381|6.109|Europe/Zurich
OVB|UNNT|新西伯利亚托尔马乔沃国际机场|新西伯利亞托爾馬喬沃國際機場|Novosibirsk Tolmachevo Airport|托尔马乔沃|托爾馬喬沃|Tolmachevo|OVB|RU|55.0198|82.6187|Asia/Novosibirsk
WAW|EPWA|华沙肖邦机场|華沙肖邦機場|Warsaw Chopin Airport|肖邦||Chopin|WAW|PL|52.1657|20.9671|Europe/Warsaw
CUN|MMUN|坎昆国际机场|坎昆國際機場|Cancún International Airport|坎昆||Cancún|CUN|MX|21.0394|-86.8743|America/Cancun
HIR|AGGH|霍尼亚拉国际机场|霍尼亞拉國際機場|Honiara International Airport|霍尼亚拉|霍尼亞拉|Honiara|HIR|SB|-9.428|160.055|Pacific/Guadalcanal
JED|OEJN|吉达阿卜杜勒-阿齐兹国王国际机场|吉達阿卜杜勒-阿齊茲國王國際機場|King Abdulaziz International Airport|阿卜杜勒-阿齐兹国王|阿卜杜勒-阿齊茲國王|King Abdulaziz|JED|SA|21.6796|39.1565|Asia/Riyadh
PDX|KPDX|波特兰国际机场|波特蘭國際機場|Portland International Airport|波特兰|波特蘭|Portland|PDX|US|45.5887|-122.598|America/Los_Angeles
BZN|KBZN|博兹曼黄石国际机场|博茲曼黃石國際機場|Bozeman Yellowstone International Airport|黄石|黃石|Yellowstone|BZN|US|45.7775|-111.153|America/Denver
BLR|VOBL|班加罗尔肯佩高达国际机场|班加羅爾肯佩高達國際機場|Kempegowda International Airport|肯佩高达|肯佩高達|Kempegowda|BLR|IN|13.1979|77.7063|Asia/Kolkata
MXP|LIMC|米兰马尔彭萨机场|米蘭馬爾彭薩機場|Milan Malpensa International Airport|马尔彭萨|馬爾彭薩|Malpensa|MIL|IT|45.6306|8.7281|Europe/Rome
LIN|LIML|米兰利纳特机场|米蘭利納特機場|Milan Linate Airport|利纳特|利納特|Linate|MIL|IT|45.4451|9.2767|Europe/Rome
BGY|LIME|米兰贝加莫机场|米蘭貝加莫機場|Milan Bergamo Airport|贝加莫|貝加莫|Bergamo|MIL|IT|45.6707|9.7092|Europe/Rome
AUH|OMAA|阿布扎比扎耶德国际机场|阿布達比扎耶德國際機場|Zayed International Airport|扎耶德||Zayed|AUH|AE|24.4438|54.6517|Asia/Dubai
BSB|SBBR|巴西利亚国际机场|巴西利亞國際機場|Presidente Juscelino Kubitschek International Airport|巴西利亚|巴西利亞|Presidente Juscelino Kubitschek|BSB|BR|-15.8692|-47.9208|America/Sao_Paulo
CNF|SBCF|贝洛奥里藏特国际机场|貝洛奧里藏特國際機場|Tancredo Neves International Airport|贝洛奥里藏特|貝洛奧里藏特|Tancredo Neves|CNF|BR|-19.6357|-43.9669|America/Sao_Paulo
SAN|KSAN|圣迭戈国际机场|聖地牙哥國際機場|San Diego International Airport|圣迭戈|聖地牙哥|San Diego|SAN|US|32.7336|-117.19|America/Los_Angeles
MCT|OOMS|马斯喀特国际机场|馬斯喀特國際機場|Muscat International Airport|马斯喀特|馬斯喀特|Muscat|MCT|OM|23.5933|58.2844|Asia/Muscat
BWI|KBWI|巴尔的摩-华盛顿国际机场|巴爾的摩-華盛頓國際機場|Baltimore|华盛顿|華盛頓|Baltimore|BWI|US|39.1754|-76.6683|America/New_York
KTM|VNKT|加德满都特里布万国际机场|加德滿都特里布萬國際機場|Tribhuvan International Airport|特里布万|特里布萬|Tribhuvan|KTM|NP|27.6966|85.3591|Asia/Kathmandu
WLG|NZWN|惠灵顿国际机场|威靈頓國際機場|Wellington International Airport|惠灵顿|威靈頓|Wellington|WLG|NZ|-41.3272|174.805|Pacific/Auckland
REC|SBRF|累西腓瓜拉拉皮斯国际机场|累西腓瓜拉拉皮斯國際機場|Recife|瓜拉拉皮斯||Recife|REC|BR|-8.126|-34.9233|America/Recife
CHC|NZCH|基督城国际机场|基督城國際機場|Christchurch International Airport|基督城||Christchurch|CHC|NZ|-43.4894|172.532|Pacific/Auckland
HYD|VOHS|海德拉巴国际机场|海德拉巴國際機場|Rajiv Gandhi International Airport|海德拉巴||Rajiv Gandhi|HYD|IN|17.2313|78.4299|Asia/Kolkata
CPH|EKCH|哥本哈根机场|哥本哈根機場|Copenhagen Kastrup Airport|哥本哈根||Kastrup|CPH|DK|55.6179|12.656|Europe/Copenhagen
VLI|NVVV|维拉港国际机场|維拉港國際機場|Bauerfield International Airport|维拉港|維拉港|Bauerfield|VLI|VU|-17.6993|168.32|Pacific/Efate
YKS|UEEE|雅库茨克机场|雅庫茨克機場|Yakutsk Airport|雅库茨克|雅庫茨克|Yakutsk|YKS|RU|62.0933|129.771|Asia/Yakutsk
SUB|WARR|泗水朱安达国际机场|泗水朱安達國際機場|Juanda International Airport|朱安达|朱安達|Juanda|SUB|ID|-7.3798|112.787|Asia/Jakarta
HNL|PHNL|檀香山丹尼尔·井上国际机场|檀香山丹尼爾·井上國際機場|Daniel K Inouye International Airport|丹尼尔·井上|丹尼爾·井上|Daniel K Inouye|HNL|US|21.3206|-157.9242|Pacific/Honolulu
RUH|OERK|利雅得哈立德国王国际机场|利雅德哈立德國王國際機場|King Khaled International Airport|哈立德国王|哈立德國王|King Khaled|RUH|SA|24.9576|46.6988|Asia/Riyadh
FUK|RJFF|福冈机场|福岡機場|Fukuoka Airport|福冈|福岡|Fukuoka|FUK|JP|33.5859|130.451|Asia/Tokyo
OSL|ENGM|奥斯陆机场|奧斯陸機場|Oslo Airport, Gardermoen|奥斯陆|奧斯陸|Gardermoen|OSL|NO|60.1939|11.1004|Europe/Oslo
JNU|PAJN|朱诺国际机场|朱諾國際機場|Juneau International Airport|朱诺|朱諾|Juneau|JNU|US|58.355|-134.576|America/Juneau
ADL|YPAD|阿德莱德国际机场|阿德萊德國際機場|Adelaide International Airport|阿德莱德|阿德萊德|Adelaide|ADL|AU|-34.9475|138.5334|Australia/Adelaide
TIJ|MMTJ|蒂华纳国际机场|蒂華納國際機場|General Abelardo L. Rodriguez International Airport|蒂华纳|蒂華納|General Abelardo L. Rodriguez|TIJ|MX|32.541|-116.97|America/Tijuana
BNA|KBNA|纳什维尔国际机场|納什維爾國際機場|Nashville International Airport|纳什维尔|納什維爾|Nashville|BNA|US|36.1245|-86.6782|America/Chicago
CNS|YBCS|凯恩斯国际机场|凱恩斯國際機場|Cairns International Airport|凯恩斯|凱恩斯|Cairns|CNS|AU|-16.8858|145.755|Australia/Brisbane
YZF|CYZF|耶洛奈夫国际机场|耶洛奈夫國際機場|Yellowknife International Airport|耶洛奈夫||Yellowknife|YZF|CA|62.4628|-114.44|America/Yellowknife
DUB|EIDW|都柏林机场|都柏林機場|Dublin Airport|都柏林||Dublin|DUB|IE|53.4287|-6.2621|Europe/Dublin
GDL|MMGL|瓜达拉哈拉国际机场|瓜達拉哈拉國際機場|Guadalajara International Airport|瓜达拉哈拉|瓜達拉哈拉|Guadalajara|GDL|MX|20.5233|-103.3101|America/Mexico_City
TPA|KTPA|坦帕国际机场|坦帕國際機場|Tampa International Airport|坦帕||Tampa|TPA|US|27.9755|-82.5332|America/New_York
STR|EDDS|斯图加特机场|斯圖加特機場|Stuttgart Airport|斯图加特|斯圖加特|Stuttgart|STR|DE|48.6899|9.222|Europe/Berlin
NAN|NFFN|楠迪国际机场|楠迪國際機場|Nadi International Airport|楠迪||Nadi|NAN|FJ|-17.7554|177.443|Pacific/Fiji
CCU|VECC|加尔各答国际机场|加爾各答國際機場|Netaji Subhash Chandra Bose International Airport|加尔各答|加爾各答|Netaji Subhash Chandra Bose|CCU|IN|22.6547|88.4467|Asia/Kolkata
PIT|KPIT|匹兹堡国际机场|匹茲堡國際機場|Pittsburgh International Airport|匹兹堡|匹茲堡|Pittsburgh|PIT|US|40.4915|-80.2329|America/New_York
BLQ|LIPE|博洛尼亚机场|博洛尼亞機場|Bologna Guglielmo Marconi Airport|博洛尼亚|博洛尼亞|Guglielmo Marconi|BLQ|IT|44.5354|11.2887|Europe/Rome
MAA|VOMM|金奈国际机场|金奈國際機場|Chennai International Airport|金奈||Chennai|MAA|IN|12.99|80.1693|Asia/Kolkata
CMN|GMMN|卡萨布兰卡穆罕默德五世国际机场|卡薩布蘭卡穆罕默德五世國際機場|Mohammed V International Airport|穆罕默德五世||Mohammed V|CMN|MA|33.3675|-7.59|Africa/Casablanca
PRG|LKPR|布拉格瓦茨拉夫·哈维尔机场|布拉格瓦茨拉夫·哈維爾機場|Václav Havel Airport Prague|瓦茨拉夫·哈维尔|瓦茨拉夫·哈維爾|Václav Havel Prague|PRG|CZ|50.1009|14.2599|Europe/Prague
RDU|KRDU|罗利-达勒姆国际机场|羅利-達勒姆國際機場|Raleigh Durham International Airport|达勒姆|達勒姆|Durham|RDU|US|35.8776|-78.7875|America/New_York
GIG|SBGL|里约热内卢加利昂国际机场|里約熱內盧加利昂國際機場|Rio de Janeiro Rio Galeão – Tom Jobim International Airport|加利昂||Rio Galeão|RIO|BR|-22.81|-43.2506|America/Sao_Paulo
SDU|SBRJ|里约热内卢桑托斯·杜蒙特机场|里約熱內盧桑托斯·杜蒙特機場|Rio de Janeiro Santos Dumont Airport|桑托斯·杜蒙特||Santos Dumont|RIO|BR|-22.9105|-43.1631|America/Sao_Paulo
BHX|EGBB|伯明翰机场|伯明翰機場|Birmingham Airport|伯明翰||Birmingham|BHX|GB|52.4539|-1.748|Europe/London
LOS|DNMM|拉各斯国际机场|拉哥斯國際機場|Murtala Muhammed International Airport|拉各斯|拉哥斯|Murtala Muhammed|LOS|NG|6.5774|3.3212|Africa/Lagos
SNA|KSNA|圣安娜约翰·韦恩机场|聖安娜約翰·韋恩機場|John Wayne Orange County International Airport|约翰·韦恩|約翰·韋恩|John Wayne Orange County|SNA|US|33.6757|-117.868|America/Los_Angeles
DTM|EDLW|多特蒙德机场|多特蒙德機場|Dortmund Airport|多特蒙德||Dortmund|DTM|DE|51.5183|7.6122|Europe/Berlin
EDI|EGPH|爱丁堡机场|愛丁堡機場|Edinburgh Airport|爱丁堡|愛丁堡|Edinburgh|EDI|GB|55.9501|-3.3723|Europe/London
ALG|DAAG|阿尔及尔机场|阿爾及爾機場|Houari Boumediene Airport|阿尔及尔|阿爾及爾|Houari Boumediene|ALG|DZ|36.6939|3.2145|Africa/Algiers
SJU|TJSJ|圣胡安路易斯·穆尼奥斯·马林国际机场|聖胡安路易斯·穆尼奧斯·馬林國際機場|Luis Munoz Marin International Airport|路易斯·穆尼奥斯·马林|路易斯·穆尼奧斯·馬林|Luis Munoz Marin|SJU|PR|18.4394|-66.0018|America/Puerto_Rico
CMB|VCBI|科伦坡班达拉奈克国际机场|科倫坡班達拉奈克國際機場|Bandaranaike International Colombo Airport|班达拉奈克|班達拉奈克|Bandaranaike Colombo|CMB|LK|7.1808|79.8841|Asia/Colombo
HAM|EDDH|汉堡机场|漢堡機場|Hamburg Helmut Schmidt Airport|汉堡|漢堡|Helmut Schmidt|HAM|DE|53.6304|9.9882|Europe/Berlin
BSL|LFSB|巴塞尔机场|巴塞爾機場|Basel Mulhouse EuroAirport|巴塞尔|巴塞爾|Mulhouse EuroAirport|BSL|FR|47.6007|7.5211|Europe/Paris
CEB|RPVM|宿务麦克坦国际机场|宿務麥克坦國際機場|Mactan Cebu International Airport|麦克坦|麥克坦|Mactan Cebu|CEB|PH|10.3093|123.9797|Asia/Manila
BRS|EGGD|布里斯托尔机场|布里斯托爾機場|Bristol Airport|布里斯托尔|布里斯托爾|Bristol|BRS|GB|51.3827|-2.7191|Europe/London
MRS|LFML|马赛机场|馬賽機場|Marseille Provence Airport|马赛|馬賽|Provence|MRS|FR|43.4381|5.2125|Europe/Paris
DAR|HTDA|达累斯萨拉姆尼雷尔国际机场|三蘭港尼雷爾國際機場|Julius Nyerere International Airport|尼雷尔|尼雷爾|Julius Nyerere|DAR|TZ|-6.8781|39.2026|Africa/Dar_es_Salaam
OTP|LROP|布加勒斯特奥托佩尼国际机场|布加勒斯特奧托佩尼國際機場|Bucharest Henri Coandă International Airport|奥托佩尼|奧托佩尼|Henri Coandă|BUH|RO|44.5721|26.1034|Europe/Bucharest
NGO|RJGG|名古屋中部国际机场|名古屋中部國際機場|Chubu Centrair International Airport|中部||Chubu Centrair|NGO|JP|34.8584|136.805|Asia/Tokyo
LYS|LFLL|里昂机场|里昂機場|Lyon Saint-Exupéry Airport|里昂||Saint-Exupéry|LYS|FR|45.726|5.0901|Europe/Paris
MDE|SKRG|麦德林国际机场|麥德林國際機場|Jose Maria Córdova International Airport|麦德林|麥德林|Jose Maria Córdova|MDE|CO|6.1645|-75.4231|America/Bogota
PMI|LEPA|马略卡岛帕尔马机场|馬略卡島帕爾馬機場|Palma de Mallorca Airport|马略卡岛帕尔马|馬略卡島帕爾馬|Palma de Mallorca|PMI|ES|39.5517|2.7388|Europe/Madrid
TLV|LLBG|特拉维夫本-古里安机场|特拉維夫本-古里安機場|Ben Gurion International Airport|本-古里安||Ben Gurion|TLV|IL|32.0114|34.8867|Asia/Jerusalem
AMD|VAAH|艾哈迈达巴德国际机场|艾哈邁達巴德國際機場|Sardar Vallabh Bhai Patel International Airport|艾哈迈达巴德|艾哈邁達巴德|Sardar Vallabh Bhai Patel|AMD|IN|23.0772|72.6347|Asia/Kolkata
YEG|CYEG|埃德蒙顿国际机场|埃德蒙頓國際機場|Edmonton International Airport|埃德蒙顿|埃德蒙頓|Edmonton|YEG|CA|53.3097|-113.58|America/Edmonton
SJC|KSJC|圣何塞诺曼·峰田国际机场|聖荷西諾曼·峰田國際機場|Norman Y. Mineta San Jose International Airport|诺曼·峰田|諾曼·峰田|Norman Y. Mineta San Jose|SJC|US|37.3625|-121.9292|America/Los_Angeles
NAS|MYNN|拿骚国际机场|拿騷國際機場|Lynden Pindling International Airport|拿骚|拿騷|Lynden Pindling|NAS|BS|25.039|-77.4662|America/Nassau
AYT|LTAI|安塔利亚国际机场|安塔利亞國際機場|Antalya International Airport|安塔利亚|安塔利亞|Antalya|AYT|TR|36.8987|30.8005|Europe/Istanbul
MYY|WBGR|美里机场|美里機場|Miri Airport|美里||Miri|MYY|MY|4.322|113.987|Asia/Kuching
BUD|LHBP|布达佩斯国际机场|布達佩斯國際機場|Budapest Liszt Ferenc International Airport|布达佩斯|布達佩斯|Liszt Ferenc|BUD|HU|47.4302|19.2624|Europe/Budapest
SMF|KSMF|萨克拉门托国际机场|薩克拉門托國際機場|Sacramento International Airport|萨克拉门托|薩克拉門托|Sacramento|SMF|US|38.6954|-121.591|America/Los_Angeles
CPT|FACT|开普敦国际机场|開普敦國際機場|Cape Town International Airport|开普敦|開普敦|Cape Town|CPT|ZA|-33.9648|18.6017|Africa/Johannesburg
KBP|UKBB|基辅鲍里斯波尔国际机场|基輔鮑里斯波爾國際機場|Boryspil International Airport|鲍里斯波尔|鮑里斯波爾|Boryspil|KBP|UA|50.345|30.8947|Europe/Kiev
OKA|ROAH|冲绳那霸机场|沖繩那霸機場|Naha Airport|那霸||Naha|OKA|JP|26.1958|127.646|Asia/Tokyo
POA|SBPA|阿雷格里港国际机场|阿雷格里港國際機場|Salgado Filho International Airport|阿雷格里港||Salgado Filho|POA|BR|-29.9947|-51.1666|America/Sao_Paulo
ESB|LTAC|安卡拉埃森博阿国际机场|安卡拉埃森博阿國際機場|Esenboğa International Airport|埃森博阿||Esenboğa|ESB|TR|40.1281|32.9951|Europe/Istanbul
TOS|ENTC|特罗姆瑟机场|特羅姆瑟機場|Tromsø Airport, Langnes|特罗姆瑟|特羅姆瑟|Langnes|TOS|NO|69.6833|18.9189|Europe/Oslo
CGN|EDDK|科隆机场|科隆機場|Cologne Bonn Airport|科隆||Bonn|CGN|DE|50.8659|7.1427|Europe/Berlin
CTS|RJCC|札幌新千岁机场|札幌新千歲機場|Sapporo New Chitose Airport|新千岁|新千歲|New Chitose|SPK|JP|42.7752|141.692|Asia/Tokyo
OKD|RJCO|札幌丘珠机场|札幌丘珠機場|Sapporo Okadama Airport|丘珠||Okadama|SPK|JP|43.1175|141.3813|Asia/Tokyo
OGG|PHOG|卡胡卢伊国际机场|卡胡盧伊國際機場|Kahului International Airport|卡胡卢伊|卡胡盧伊|Kahului|OGG|US|20.8963|-156.4318|Pacific/Honolulu
YWG|CYWG|温尼伯国际机场|溫尼伯國際機場|Winnipeg|温尼伯|溫尼伯|Winnipeg|YWG|CA|49.91|-97.2399|America/Winnipeg
NCE|LFMN|尼斯机场|尼斯機場|Nice-Côte d'Azur Airport|尼斯||Côte d'Azur|NCE|FR|43.6584|7.2159|Europe/Paris
CCS|SVMI|加拉加斯国际机场|加拉加斯國際機場|Simón Bolívar International Airport|加拉加斯||Simón Bolívar|CCS|VE|10.6012|-66.9912|America/Caracas
AGP|LEMG|马拉加机场|馬拉加機場|Málaga-Costa del Sol Airport|马拉加|馬拉加|Costa del Sol|AGP|ES|36.6749|-4.4991|Europe/Madrid
VCE|LIPZ|威尼斯马可波罗机场|威尼斯馬可波羅機場|Venice Marco Polo Airport|马可波罗|馬可波羅|Marco Polo|VCE|IT|45.5053|12.3519|Europe/Rome
CMH|KCMH|哥伦布国际机场|哥倫布國際機場|John Glenn Columbus International Airport|哥伦布|哥倫布|John Glenn Columbus|CMH|US|39.998|-82.8919|America/New_York
SHJ|OMSJ|沙迦国际机场|沙迦國際機場|Sharjah International Airport|沙迦||Sharjah|SHJ|AE|25.3286|55.5172|Asia/Dubai
AUS|KAUS|奥斯汀国际机场|奧斯汀國際機場|Austin Bergstrom International Airport|奥斯汀|奧斯汀|Bergstrom|AUS|US|30.1975|-97.662|America/Chicago
PBI|KPBI|西棕榈滩国际机场|西棕櫚灘國際機場|Palm Beach International Airport|西棕榈滩|西棕櫚灘|Palm Beach|PBI|US|26.6832|-80.0956|America/New_York
GLA|EGPF|格拉斯哥国际机场|格拉斯哥國際機場|Glasgow International Airport|格拉斯哥||Glasgow|GLA|GB|55.8719|-4.4331|Europe/London
LUX|ELLX|卢森堡国际机场|盧森堡國際機場|Luxembourg-Findel International Airport|卢森堡|盧森堡|Findel|LUX|LU|49.6233|6.2044|Europe/Luxembourg
KWI|OKKK|科威特国际机场|科威特國際機場|Kuwait International Airport|科威特||Kuwait|KWI|KW|29.2266|47.9689|Asia/Kuwait
DRW|YPDN|达尔文国际机场|達爾文國際機場|Darwin International Airport|达尔文|達爾文|Darwin|DRW|AU|-12.415|130.8818|Australia/Darwin
SUV|NFNA|苏瓦瑙索里国际机场|蘇瓦瑙索里國際機場|Nausori International Airport|瑙索里||Nausori|SUV|FJ|-18.0433|178.559|Pacific/Fiji
BZE|MZBZ|伯利兹城国际机场|伯利茲城國際機場|Philip S. W. Goldson International Airport|伯利兹城|伯利茲城|Philip S. W. Goldson|BZE|BZ|17.54|-88.3036|America/Belize
MAO|SBEG|马瑙斯爱德华多·戈梅斯机场|馬瑙斯愛德華多·戈梅斯機場|Eduardo Gomes International Airport|爱德华多·戈梅斯|愛德華多·戈梅斯|Eduardo Gomes|MAO|BR|-3.0386|-60.0497|America/Manaus
MTY|MMMY|蒙特雷国际机场|蒙特雷國際機場|Monterrey International Airport|蒙特雷||Monterrey|MTY|MX|25.7785|-100.107|America/Monterrey
BGO|ENBR|卑尔根机场|卑爾根機場|Bergen Airport, Flesland|卑尔根|卑爾根|Flesland|BGO|NO|60.2934|5.2181|Europe/Oslo
OAK|KOAK|旧金山湾区奥克兰国际机场|舊金山灣區奧克蘭國際機場|San Francisco Bay Oakland International Airport|旧金山湾区奥克兰|舊金山灣區奧克蘭|San Francisco Bay Oakland|OAK|US|37.7201|-122.2212|America/Los_Angeles
SZG|LOWS|萨尔茨堡机场|薩爾茨堡機場|Salzburg Airport|萨尔茨堡|薩爾茨堡|Salzburg|SZG|AT|47.7933|13.0043|Europe/Vienna
BOO|ENBO|博德机场|博德機場|Bodø Airport|博德||Bodø|BOO|NO|67.2692|14.3653|Europe/Oslo
ABV|DNAA|阿布贾国际机场|阿布賈國際機場|Nnamdi Azikiwe International Airport|阿布贾|阿布賈|Nnamdi Azikiwe|ABV|NG|9.0068|7.2632|Africa/Lagos
DAC|VGHS|达卡沙阿贾拉勒国际机场|達卡沙阿賈拉勒國際機場|Hazrat Shahjalal International Airport|沙阿贾拉勒|沙阿賈拉勒|Hazrat Shahjalal|DAC|BD|23.8434|90.3978|Asia/Dhaka
TSV|YBTL|汤斯维尔机场|湯斯維爾機場|Townsville Airport|汤斯维尔|湯斯維爾|Townsville|TSV|AU|-19.2529|146.7665|Australia/Brisbane
SVX|USSS|叶卡捷琳堡科利佐沃国际机场|葉卡捷琳堡科利佐沃國際機場|Koltsovo Airport|科利佐沃||Koltsovo|SVX|RU|56.7431|60.8027|Asia/Yekaterinburg
AMM|OJAI|安曼阿丽娅王后国际机场|安曼阿麗婭王后國際機場|Queen Alia International Airport|阿丽娅王后|阿麗婭王后|Queen Alia|AMM|JO|31.7226|35.9932|Asia/Amman
KNO|WIMM|棉兰瓜拉纳穆国际机场|棉蘭瓜拉納穆國際機場|Kualanamu International Airport|瓜拉纳穆|瓜拉納穆|Kualanamu|KNO|ID|3.6379|98.8706|Asia/Jakarta
LNZ|LOWL|林茨机场|林茨機場|Linz-Hörsching Airport|林茨||Hörsching|LNZ|AT|48.2332|14.1875|Europe/Vienna
KOJ|RJFK|鹿儿岛机场|鹿兒島機場|Kagoshima Airport|鹿儿岛|鹿兒島|Kagoshima|KOJ|JP|31.8034|130.719|Asia/Tokyo
EBB|HUEN|恩德培国际机场|恩德培國際機場|Entebbe International Airport|恩德培||Entebbe|EBB|UG|0.0424|32.4435|Africa/Kampala
RIX|EVRA|里加国际机场|里加國際機場|Riga International Airport|里加||Riga|RIX|LV|56.9236|23.9711|Europe/Riga
YOW|CYOW|渥太华国际机场|渥太華國際機場|Ottawa Macdonald-Cartier International Airport|渥太华|渥太華|Macdonald-Cartier|YOW|CA|45.3225|-75.6692|America/Toronto
KHI|OPKC|卡拉奇国际机场|卡拉奇國際機場|Jinnah International Airport|卡拉奇||Jinnah|KHI|PK|24.9065|67.1608|Asia/Karachi
JAX|KJAX|杰克逊维尔国际机场|傑克遜維爾國際機場|Jacksonville International Airport|杰克逊维尔|傑克遜維爾|Jacksonville|JAX|US|30.4925|-81.6878|America/New_York
ALA|UAAA|阿拉木图国际机场|阿拉木圖國際機場|Almaty International Airport|阿拉木图|阿拉木圖|Almaty|ALA|KZ|43.3543|77.0428|Asia/Almaty
VVO|UHWW|符拉迪沃斯托克国际机场|符拉迪沃斯托克國際機場|Vladivostok International Airport|符拉迪沃斯托克||Vladivostok|VVO|RU|43.3963|132.1482|Asia/Vladivostok
CLE|KCLE|克利夫兰霍普金斯国际机场|克利夫蘭霍普金斯國際機場|Cleveland Hopkins International Airport|霍普金斯||Hopkins|CLE|US|41.4117|-81.8498|America/New_York
IND|KIND|印第安纳波利斯国际机场|印第安納波利斯國際機場|Indianapolis International Airport|印第安纳波利斯|印第安納波利斯|Indianapolis|IND|US|39.7173|-86.2944|America/Indiana/Indianapolis
MPM|FQMA|马普托国际机场|馬普托國際機場|Maputo Airport|马普托|馬普托|Maputo|MPM|MZ|-25.9208|32.5726|Africa/Maputo
EIN|EHEH|埃因霍温机场|埃因霍溫機場|Eindhoven Airport|埃因霍温|埃因霍溫|Eindhoven|EIN|NL|51.4501|5.3745|Europe/Amsterdam
NCL|EGNT|纽卡斯尔国际机场|紐卡斯爾國際機場|Newcastle International Airport|纽卡斯尔|紐卡斯爾|Newcastle|NCL|GB|55.038|-1.6896|Europe/London
NOU|NWWW|努美阿国际机场|努美阿國際機場|La Tontouta International Airport|努美阿||La Tontouta|NOU|NC|-22.0146|166.213|Pacific/Noumea
MSY|KMSY|新奥尔良国际机场|紐奧良國際機場|Louis Armstrong New Orleans International Airport|新奥尔良|紐奧良|Louis Armstrong New Orleans|MSY|US|29.9934|-90.258|America/Chicago
SSA|SBSV|萨尔瓦多国际机场|薩爾瓦多國際機場|Deputado Luiz Eduardo Magalhães International Airport|萨尔瓦多|薩爾瓦多|Deputado Luiz Eduardo Magalhães|SSA|BR|-12.9086|-38.3225|America/Bahia
BKI|WBKK|亚庇国际机场|亞庇國際機場|Kota Kinabalu International Airport|亚庇|亞庇|Kota Kinabalu|BKI|MY|5.9327|116.0493|Asia/Kuching
TRD|ENVA|特隆赫姆韦尔内斯机场|特隆赫姆韋爾內斯機場|Trondheim Airport, Værnes|韦尔内斯|韋爾內斯|Værnes|TRD|NO|63.4578|10.924|Europe/Oslo
VVI|SLVR|圣克鲁斯比鲁比鲁国际机场|聖克魯斯比魯比魯國際機場|Viru Viru International Airport|比鲁比鲁|比魯比魯|Viru Viru|VVI|BO|-17.6448|-63.1354|America/La_Paz
TUN|DTTA|突尼斯国际机场|突尼斯國際機場|Tunis Carthage International Airport|突尼斯||Carthage|TUN|TN|36.851|10.2272|Africa/Tunis
ANR|EBAW|安特卫普国际机场|安特衛普國際機場|Antwerp International Airport|安特卫普|安特衛普|Antwerp|ANR|BE|51.1907|4.4632|Europe/Brussels
TNR|FMMI|塔那那利佛机场|塔那那利佛機場|Ivato Airport|塔那那利佛||Ivato|TNR|MG|-18.7969|47.4788|Indian/Antananarivo
TLS|LFBO|图卢兹机场|圖盧茲機場|Toulouse-Blagnac Airport|图卢兹|圖盧茲|Blagnac|TLS|FR|43.6291|1.3638|Europe/Paris
ALC|LEAL|阿利坎特机场|阿利坎特機場|Alicante-Elche Miguel Hernández Airport|阿利坎特||Elche Miguel Hernández|ALC|ES|38.2822|-0.5582|Europe/Madrid
SDF|KSDF|路易斯维尔国际机场|路易斯維爾國際機場|Louisville Muhammad Ali International Airport|路易斯维尔|路易斯維爾|Muhammad Ali|SDF|US|38.1744|-85.736|America/Kentucky/Louisville
YIA|WAHI|日惹国际机场|日惹國際機場|Yogyakarta International Airport|日惹||Yogyakarta|JOG|ID|-7.9053|110.0573|Asia/Jakarta
JOG|WAHH|日惹阿迪苏吉普多国际机场|日惹阿迪蘇吉普多國際機場|Yogyakarta Adisutjipto International Airport|阿迪苏吉普多|阿迪蘇吉普多|Adisutjipto|JOG|ID|-7.7882|110.432|Asia/Jakarta
BEY|OLBA|贝鲁特国际机场|貝魯特國際機場|Beirut Rafic Hariri International Airport|贝鲁特|貝魯特|Rafic Hariri|BEY|LB|33.8209|35.4884|Asia/Beirut
KOE|WATT|古邦机场|古邦機場|El Tari Airport|古邦||El Tari|KOE|ID|-10.1716|123.671|Asia/Makassar
GEG|KGEG|斯波坎国际机场|斯波坎國際機場|Spokane International Airport|斯波坎||Spokane|GEG|US|47.6199|-117.534|America/Los_Angeles
BAH|OBBI|巴林国际机场|巴林國際機場|Bahrain International Airport|巴林||Bahrain|BAH|BH|26.2673|50.6376|Asia/Tehran
MLE|VRMM|马累维拉纳国际机场|馬累維拉納國際機場|Malé International Airport|维拉纳|維拉納|Malé|MLE|MV|4.1918|73.5291|Indian/Maldives
MKE|KMKE|密尔沃基国际机场|密爾沃基國際機場|General Mitchell International Airport|密尔沃基|密爾沃基|General Mitchell|MKE|US|42.9472|-87.8966|America/Chicago
RTM|EHRD|鹿特丹机场|鹿特丹機場|Rotterdam The Hague Airport|鹿特丹||The Hague|RTM|NL|51.9569|4.4372|Europe/Amsterdam
BEL|SBBE|贝伦国际机场|貝倫國際機場|Val de Cans|贝伦|貝倫|Val de Cans|BEL|BR|-1.3793|-48.4762|America/Belem
UIO|SEQM|基多马里斯卡尔·苏克雷国际机场|基多馬里斯卡爾·蘇克雷國際機場|Mariscal Sucre International Airport|马里斯卡尔·苏克雷|馬里斯卡爾·蘇克雷|Mariscal Sucre|UIO|EC|-0.1254|-78.3543|America/Guayaquil
PUS|RKPK|釜山金海国际机场|釜山金海國際機場|Gimhae International Airport|金海||Gimhae|PUS|KR|35.1795|128.938|Asia/Seoul
MCI|KMCI|堪萨斯城国际机场|堪薩斯城國際機場|Kansas City International Airport|堪萨斯城|堪薩斯城|Kansas City|MCI|US|39.2976|-94.7139|America/Chicago
NUE|EDDN|纽伦堡机场|紐倫堡機場|Nuremberg Airport|纽伦堡|紐倫堡|Nuremberg|NUE|DE|49.4987|11.0781|Europe/Berlin
ABJ|DIAP|阿比让国际机场|阿比讓國際機場|Félix-Houphouët-Boigny International Airport|阿比让|阿比讓|Félix-Houphouët-Boigny|ABJ|CI|5.2614|-3.9263|Africa/Abidjan
RSW|KRSW|西南佛罗里达国际机场|西南佛羅里達國際機場|Southwest Florida International Airport|西南佛罗里达|西南佛羅里達|Southwest Florida|RSW|US|26.5362|-81.7552|America/New_York
VLC|LEVC|巴伦西亚机场|巴倫西亞機場|Valencia Airport|巴伦西亚|巴倫西亞|Valencia|VLC|ES|39.4893|-0.4816|Europe/Madrid
TAE|RKTN|大邱国际机场|大邱國際機場|Daegu Airport|大邱||Daegu|TAE|KR|35.8969|128.6553|Asia/Seoul
BPN|WALL|巴厘巴板国际机场|巴釐巴板國際機場|Sultan Aji Muhammad Sulaiman Sepinggan International Airport|巴厘巴板|巴釐巴板|Sultan Aji Muhammad Sulaiman Sepinggan|BPN|ID|-1.2683|116.8945|Asia/Makassar
CHS|KCHS|查尔斯顿国际机场|查爾斯頓國際機場|Charleston International Airport|查尔斯顿|查爾斯頓|Charleston|CHS|US|32.8986|-80.0405|America/New_York
DMM|OEDF|达曼法赫德国王国际机场|達曼法赫德國王國際機場|King Fahd International Airport|法赫德国王|法赫德國王|King Fahd|DMM|SA|26.4712|49.7979|Asia/Riyadh
AER|URSS|索契国际机场|索契國際機場|Sochi International Airport|索契||Sochi|AER|RU|43.4499|39.9566|Europe/Moscow
IKT|UIII|伊尔库茨克国际机场|伊爾庫茨克國際機場|Irkutsk International Airport|伊尔库茨克|伊爾庫茨克|Irkutsk|IKT|RU|52.268|104.389|Asia/Irkutsk
GUA|MGGT|危地马拉城拉奥罗拉国际机场|危地馬拉城拉奧羅拉國際機場|La Aurora Airport|拉奥罗拉|拉奧羅拉|La Aurora|GUA|GT|14.5833|-90.5275|America/Guatemala
BUR|KBUR|伯班克好莱坞机场|伯班克好萊塢機場|Hollywood Burbank Airport|好莱坞|好萊塢|Hollywood Burbank|BUR|US|34.1977|-118.3564|America/Los_Angeles
SJO|MROC|圣何塞胡安·圣玛丽亚国际机场|聖荷西胡安·聖瑪麗亞國際機場|Juan Santamaría International Airport|胡安·圣玛丽亚|胡安·聖瑪麗亞|Juan Santamaría|SJO|CR|9.9939|-84.2088|America/Costa_Rica
CWB|SBCT|库里蒂巴机场|庫里蒂巴機場|Afonso Pena Airport|库里蒂巴|庫里蒂巴|Afonso Pena|CWB|BR|-25.5285|-49.1758|America/Sao_Paulo
NAP|LIRN|那不勒斯国际机场|拿坡里國際機場|Naples International Airport|那不勒斯|拿坡里|Naples|NAP|IT|40.886|14.2908|Europe/Rome
YHZ|CYHZ|哈利法克斯斯坦菲尔德国际机场|哈利法克斯斯坦菲爾德國際機場|Halifax|斯坦菲尔德|斯坦菲爾德|Halifax|YHZ|CA|44.8808|-63.5086|America/Halifax
BFS|EGAA|贝尔法斯特国际机场|貝爾法斯特國際機場|Belfast International Airport|贝尔法斯特|貝爾法斯特|Belfast|BFS|GB|54.6575|-6.2158|Europe/London
BHD|EGAC|贝尔法斯特城市机场|貝爾法斯特城市機場|Belfast City Airport|城市||City|BFS|GB|54.6181|-5.8725|Europe/London
LPB|SLLP|拉巴斯埃尔阿尔托国际机场|拉巴斯埃爾阿爾托國際機場|El Alto International Airport|埃尔阿尔托|埃爾阿爾托|El Alto|LPB|BO|-16.5133|-68.1923|America/La_Paz
ZNZ|HTZA|桑给巴尔国际机场|桑給巴爾國際機場|Abeid Amani Karume International Airport|桑给巴尔|桑給巴爾|Abeid Amani Karume|ZNZ|TZ|-6.222|39.2249|Africa/Dar_es_Salaam
KBL|OAKB|喀布尔国际机场|喀布爾國際機場|Kabul International Airport|喀布尔|喀布爾|Kabul|KBL|AF|34.5659|69.2123|Asia/Kabul
ACC|DGAA|阿克拉国际机场|阿克拉國際機場|Kotoka International Airport|阿克拉||Kotoka|ACC|GH|5.6052|-0.1668|Africa/Accra
BIL|KBIL|比灵斯国际机场|比靈斯國際機場|Billings Logan International Airport|比灵斯|比靈斯|Logan|BIL|US|45.8077|-108.543|America/Denver
KCH|WBGG|古晋国际机场|古晉國際機場|Kuching International Airport|古晋|古晉|Kuching|KCH|MY|1.4874|110.3529|Asia/Kuching
VRN|LIPX|维罗纳机场|維羅納機場|Verona Villafranca Valerio Catullo Airport|维罗纳|維羅納|Villafranca Valerio Catullo|VRN|IT|45.395|10.8873|Europe/Rome
KGL|HRYR|基加利国际机场|基加利國際機場|Kigali International Airport|基加利||Kigali|KGL|RW|-1.9686|30.1395|Africa/Kigali
NTE|LFRS|南特机场|南特機場|Nantes Atlantique Airport|南特||Atlantique|NTE|FR|47.1532|-1.6107|Europe/Paris
OMA|KOMA|奥马哈机场|奧馬哈機場|Eppley Airfield|奥马哈|奧馬哈|Eppley|OMA|US|41.3032|-95.8941|America/Chicago
ISB|OPIS|伊斯兰堡国际机场|伊斯蘭堡國際機場|Islamabad International Airport|伊斯兰堡|伊斯蘭堡|Islamabad|ISB|PK|33.549|72.8257|Asia/Karachi
CBR|YSCB|堪培拉国际机场|坎培拉國際機場|Canberra International Airport|堪培拉|坎培拉|Canberra|CBR|AU|-35.3069|149.195|Australia/Sydney
MHD|OIMM|马什哈德国际机场|馬什哈德國際機場|Mashhad International Airport|马什哈德|馬什哈德|Mashhad|MHD|IR|36.2352|59.641|Asia/Tehran
CVG|KCVG|辛辛那提国际机场|辛辛那提國際機場|Cincinnati Northern Kentucky International Airport|辛辛那提||Northern Kentucky|CVG|US|39.0488|-84.6678|America/New_York
HAJ|EDDV|汉诺威机场|漢諾威機場|Hannover Airport|汉诺威|漢諾威|Hannover|HAJ|DE|52.4611|9.6851|Europe/Berlin
CLO|SKCL|卡利国际机场|卡利國際機場|Alfonso Bonilla Aragon International Airport|卡利||Alfonso Bonilla Aragon|CLO|CO|3.5432|-76.3816|America/Bogota
INN|LOWI|因斯布鲁克机场|因斯布魯克機場|Innsbruck Airport|因斯布鲁克|因斯布魯克|Innsbruck|INN|AT|47.2602|11.344|Europe/Vienna
BOD|LFBD|波尔多机场|波爾多機場|Bordeaux-Mérignac Airport|波尔多|波爾多|Mérignac|BOD|FR|44.8283|-0.7156|Europe/Paris
LBA|EGNM|利兹机场|利茲機場|Leeds Bradford Airport|利兹|利茲|Bradford|LBA|GB|53.8659|-1.6606|Europe/London
SYZ|OISS|设拉子国际机场|設拉子國際機場|Shiraz Shahid Dastghaib International Airport|设拉子|設拉子|Shahid Dastghaib|SYZ|IR|29.5392|52.5898|Asia/Tehran
LPA|GCLP|大加那利机场|大加那利機場|Gran Canaria Airport|大加那利||Gran Canaria|LPA|ES|27.9319|-15.3866|Atlantic/Canary
SXM|TNCM|朱莉安娜公主国际机场|朱莉安娜公主國際機場|Princess Juliana International Airport|朱莉安娜公主||Princess Juliana|SXM|SX|18.041|-63.1089|America/Lower_Princes
SVQ|LEZL|塞维利亚机场|塞維利亞機場|Sevilla Airport|塞维利亚|塞維利亞|Sevilla|SVQ|ES|37.418|-5.8931|Europe/Madrid
BRN|LSZB|伯尔尼机场|伯爾尼機場|Bern Airport|伯尔尼|伯爾尼|Bern|BRN|CH|46.9129|7.4985|Europe/Zurich
RNO|KRNO|里诺-塔霍国际机场|里諾-塔霍國際機場|Reno Tahoe International Airport|塔霍||Tahoe|RNO|US|39.4991|-119.768|America/Los_Angeles
ALB|KALB|奥尔巴尼国际机场|奧爾巴尼國際機場|Albany International Airport|奥尔巴尼|奧爾巴尼|Albany|ALB|US|42.7483|-73.8017|America/New_York
FOR|SBFZ|福塔莱萨平托·马丁斯国际机场|福塔萊薩平托·馬丁斯國際機場|Pinto Martins International Airport|平托·马丁斯|平托·馬丁斯|Pinto Martins|FOR|BR|-3.7758|-38.5322|America/Fortaleza
BEG|LYBE|贝尔格莱德机场|貝爾格勒機場|Belgrade Nikola Tesla Airport|贝尔格莱德|貝爾格勒|Nikola Tesla|BEG|RS|44.8184|20.3091|Europe/Belgrade
GOT|ESGG|哥德堡机场|哥德堡機場|Göteborg Landvetter Airport|哥德堡||Landvetter|GOT|SE|57.6628|12.2798|Europe/Stockholm
MBA|HKMO|蒙巴萨莫伊国际机场|蒙巴薩莫伊國際機場|Moi International Airport|莫伊||Moi|MBA|KE|-4.0348|39.5942|Africa/Nairobi
UUS|UHSS|南萨哈林斯克机场|南薩哈林斯克機場|Yuzhno-Sakhalinsk Airport|南萨哈林斯克|南薩哈林斯克|Yuzhno-Sakhalinsk|UUS|RU|46.8855|142.7175|Asia/Sakhalin
SAL|MSLP|圣萨尔瓦多国际机场|聖薩爾瓦多國際機場|Monseñor Óscar Arnulfo Romero International Airport|圣萨尔瓦多|聖薩爾瓦多|Monseñor Óscar Arnulfo Romero|SAL|SV|13.4409|-89.0557|America/El_Salvador
CNX|VTCC|清迈国际机场|清邁國際機場|Chiang Mai International Airport|清迈|清邁|Chiang Mai|CNX|TH|18.7668|98.9626|Asia/Bangkok
ADB|LTBJ|伊兹密尔国际机场|伊茲密爾國際機場|Adnan Menderes International Airport|伊兹密尔|伊茲密爾|Adnan Menderes|ADB|TR|38.2924|27.157|Europe/Istanbul
FAT|KFAT|弗雷斯诺国际机场|弗雷斯諾國際機場|Fresno Yosemite International Airport|弗雷斯诺|弗雷斯諾|Yosemite|FAT|US|36.7762|-119.718|America/Los_Angeles
BOI|KBOI|博伊西机场|博伊西機場|Boise Air Terminal|博伊西||Air Terminal|BOI|US|43.5644|-116.223|America/Boise
RIC|KRIC|里士满国际机场|里士滿國際機場|Richmond International Airport|里士满|里士滿|Richmond|RIC|US|37.5052|-77.3197|America/New_York
RGN|VYYY|仰光国际机场|仰光國際機場|Yangon International Airport|仰光||Yangon|RGN|MM|16.9073|96.1332|Asia/Yangon
SAV|KSAV|萨凡纳国际机场|薩凡納國際機場|Savannah Hilton Head International Airport|萨凡纳|薩凡納|Hilton Head|SAV|US|32.1276|-81.2021|America/New_York
TYS|KTYS|诺克斯维尔麦吉泰森机场|諾克斯維爾麥吉泰森機場|McGhee Tyson Airport|麦吉泰森|麥吉泰森|McGhee Tyson|TYS|US|35.811|-83.994|America/New_York
SDQ|MDSD|圣多明各国际机场|聖多明各國際機場|Las Américas International Airport|圣多明各|聖多明各|Las Américas|SDQ|DO|18.4297|-69.6689|America/Santo_Domingo
TUS|KTUS|图森国际机场|圖森國際機場|Tucson International Airport|图森|圖森|Tucson|TUS|US|32.115|-110.938|America/Phoenix
SAT|KSAT|圣安东尼奥国际机场|聖安東尼奧國際機場|San Antonio International Airport|圣安东尼奥|聖安東尼奧|San Antonio|SAT|US|29.5337|-98.4698|America/Chicago
ORF|KORF|诺福克国际机场|諾福克國際機場|Norfolk International Airport|诺福克|諾福克|Norfolk|ORF|US|36.8953|-76.201|America/New_York
VTE|VLVT|万象瓦岱国际机场|永珍瓦岱國際機場|Wattay International Airport|瓦岱||Wattay|VTE|LA|17.9883|102.563|Asia/Vientiane
PUJ|MDPC|蓬塔卡纳国际机场|蓬塔卡納國際機場|Punta Cana International Airport|蓬塔卡纳|蓬塔卡納|Punta Cana|PUJ|DO|18.5674|-68.3634|America/Puerto_Rico
LAD|FNLU|罗安达国际机场|羅安達國際機場|Quatro de Fevereiro International Airport|罗安达|羅安達|Quatro de Fevereiro|LAD|AO|-8.8584|13.2312|Africa/Luanda
TJM|USTR|秋明国际机场|秋明國際機場|Roshchino International Airport|秋明||Roshchino|TJM|RU|57.1683|65.3161|Asia/Yekaterinburg
NQZ|UACC|阿斯塔纳努尔苏丹·纳扎尔巴耶夫国际机场|阿斯塔納努爾蘇丹·納扎爾巴耶夫國際機場|Nursultan Nazarbayev International Airport|努尔苏丹·纳扎尔巴耶夫|努爾蘇丹·納扎爾巴耶夫|Nursultan Nazarbayev|NQZ|KZ|51.027|71.4671|Asia/Almaty
GYE|SEGU|瓜亚基尔国际机场|瓜亞基爾國際機場|José Joaquín de Olmedo International Airport|瓜亚基尔|瓜亞基爾|José Joaquín de Olmedo|GYE|EC|-2.1574|-79.8836|America/Guayaquil
MRY|KMRY|蒙特雷半岛机场|蒙特雷半島機場|Monterey Peninsula Airport|半岛|半島|Peninsula|MRY|US|36.587|-121.843|America/Los_Angeles
EYW|KEYW|基韦斯特国际机场|基韋斯特國際機場|Key West International Airport|基韦斯特|基韋斯特|Key West|EYW|US|24.5561|-81.7596|America/New_York
GDN|EPGD|格但斯克莱赫·瓦文萨机场|格但斯克萊赫·瓦文薩機場|Gdańsk Lech Wałęsa Airport|莱赫·瓦文萨|萊赫·瓦文薩|Lech Wałęsa|GDN|PL|54.3776|18.4662|Europe/Warsaw
ABQ|KABQ|阿尔伯克基国际机场|阿爾伯克基國際機場|Albuquerque International Sunport|阿尔伯克基|阿爾伯克基|Sunport|ABQ|US|35.04|-106.6089|America/Denver
MSQ|UMMS|明斯克机场|明斯克機場|Minsk National Airport|明斯克||National|MSQ|BY|53.8881|28.04|Europe/Minsk
ONT|KONT|安大略国际机场|安大略國際機場|Ontario International Airport|安大略||Ontario|ONT|US|34.056|-117.601|America/Los_Angeles
CTA|LICC|卡塔尼亚机场|卡塔尼亞機場|Catania-Fontanarossa Airport|卡塔尼亚|卡塔尼亞|Fontanarossa|CTA|IT|37.4668|15.0664|Europe/Rome
JAI|VIJP|斋浦尔国际机场|齋浦爾國際機場|Jaipur International Airport|斋浦尔|齋浦爾|Jaipur|JAI|IN|26.8242|75.8122|Asia/Kolkata
MSN|KMSN|麦迪逊机场|麥迪遜機場|Dane County Regional Truax Field|麦迪逊|麥迪遜|Dane County Truax Field|MSN|US|43.1399|-89.3375|America/Chicago
HAV|MUHA|哈瓦那国际机场|哈瓦那國際機場|José Martí International Airport|哈瓦那||José Martí|HAV|CU|22.9892|-82.4091|America/Havana
CJU|RKPC|济州国际机场|濟州國際機場|Jeju International Airport|济州|濟州|Jeju|CJU|KR|33.5121|126.4926|Asia/Seoul
KRR|URKK|克拉斯诺达尔国际机场|克拉斯諾達爾國際機場|Krasnodar Pashkovsky International Airport|克拉斯诺达尔|克拉斯諾達爾|Pashkovsky|KRR|RU|45.0347|39.1705|Europe/Moscow
GAU|VEGT|古瓦哈提国际机场|古瓦哈提國際機場|Lokpriya Gopinath Bordoloi International Airport|古瓦哈提||Lokpriya Gopinath Bordoloi|GAU|IN|26.1061|91.5859|Asia/Kolkata
KRK|EPKK|克拉科夫国际机场|克拉科夫國際機場|Kraków John Paul II International Airport|克拉科夫||Kraków John Paul II|KRK|PL|50.0777|19.7848|Europe/Warsaw
SEZ|FSIA|塞舌尔国际机场|塞舌爾國際機場|Seychelles International Airport|塞舌尔|塞舌爾|Seychelles|SEZ|SC|-4.6743|55.5218|Indian/Mahe
CRK|RPLC|克拉克国际机场|克拉克國際機場|Clark International Airport|克拉克||Clark|CRK|PH|15.186|120.56|Asia/Manila
BDL|KBDL|哈特福德布拉德利国际机场|哈特福德布拉德利國際機場|Bradley International Airport|布拉德利||Bradley|BDL|US|41.9385|-72.6881|America/New_York
FIH|FZAA|金沙萨恩吉利国际机场|金沙薩恩吉利國際機場|Ndjili International Airport|恩吉利||Ndjili|FIH|CD|-4.3857|15.4446|Africa/Kinshasa
OPO|LPPR|波尔图机场|波爾圖機場|Francisco de Sá Carneiro Airport|波尔图|波爾圖|Francisco de Sá Carneiro|OPO|PT|41.2481|-8.6814|Europe/Lisbon
TRN|LIMF|都灵机场|都靈機場|Turin Airport|都灵|都靈|Turin|TRN|IT|45.2008|7.6496|Europe/Rome
PVD|KPVD|普罗维登斯机场|普羅維登斯機場|Theodore Francis Green State Airport|普罗维登斯|普羅維登斯|Theodore Francis Green State|PVD|US|41.725|-71.4257|America/New_York
SOF|LBSF|索非亚机场|索非亞機場|Sofia Airport|索非亚|索非亞|Sofia|SOF|BG|42.6964|23.4177|Europe/Sofia
DRS|EDDC|德累斯顿机场|德累斯頓機場|Dresden Airport|德累斯顿|德累斯頓|Dresden|DRS|DE|51.1341|13.7678|Europe/Berlin
LEJ|EDDP|莱比锡-哈雷机场|萊比錫-哈雷機場|Leipzig|哈雷||Leipzig|LEJ|DE|51.4207|12.2327|Europe/Berlin
MEM|KMEM|孟菲斯国际机场|孟菲斯國際機場|Memphis International Airport|孟菲斯||Memphis|MEM|US|35.0424|-89.9767|America/Chicago
BTH|WIDD|巴淡岛国际机场|巴淡島國際機場|Hang Nadim International Airport|巴淡岛|巴淡島|Hang Nadim|BTH|ID|1.121|104.119|Asia/Jakarta
KIS|HKKI|基苏木机场|基蘇木機場|Kisumu Airport|基苏木|基蘇木|Kisumu|KIS|KE|-0.0861|34.7289|Africa/Nairobi
BTV|KBTV|伯灵顿国际机场|伯靈頓國際機場|Burlington International Airport|伯灵顿|伯靈頓|Burlington|BTV|US|44.4719|-73.1533|America/New_York
SJD|MMSD|洛斯卡沃斯国际机场|洛斯卡沃斯國際機場|Los Cabos International Airport|洛斯卡沃斯||Los Cabos|SJD|MX|23.1519|-109.7207|America/Mazatlan
OKC|KOKC|俄克拉何马城机场|俄克拉何馬城機場|Will Rogers World Airport|俄克拉何马城|俄克拉何馬城|Will Rogers World|OKC|US|35.3934|-97.5982|America/Chicago
PMO|LICJ|巴勒莫机场|巴勒莫機場|Falcone–Borsellino Airport|巴勒莫||Falcone–Borsellino|PMO|IT|38.176|13.091|Europe/Rome
VNO|EYVI|维尔纽斯国际机场|維爾紐斯國際機場|Vilnius International Airport|维尔纽斯|維爾紐斯|Vilnius|VNO|LT|54.6341|25.2858|Europe/Vilnius
COK|VOCI|科钦国际机场|科欽國際機場|Cochin International Airport|科钦|科欽|Cochin|COK|IN|10.152|76.4019|Asia/Kolkata
LUN|FLKK|卢萨卡国际机场|盧薩卡國際機場|Kenneth Kaunda International Airport|卢萨卡|盧薩卡|Kenneth Kaunda|LUN|ZM|-15.3308|28.4527|Africa/Lusaka
LIL|LFQQ|里尔机场|里爾機場|Lille Airport|里尔|里爾|Lille|LIL|FR|50.5633|3.0869|Europe/Paris
JHB|WMKJ|新山士乃机场|新山士乃機場|Senai International Airport|士乃||Senai|JHB|MY|1.6413|103.67|Asia/Kuala_Lumpur
BIO|LEBB|毕尔巴鄂机场|畢爾巴鄂機場|Bilbao Airport|毕尔巴鄂|畢爾巴鄂|Bilbao|BIO|ES|43.3011|-2.9106|Europe/Madrid
SYR|KSYR|锡拉丘兹国际机场|錫拉丘茲國際機場|Syracuse Hancock International Airport|锡拉丘兹|錫拉丘茲|Hancock|SYR|US|43.1112|-76.1063|America/New_York
ZAG|LDZA|萨格勒布国际机场|札格瑞布國際機場|Zagreb Franjo Tuđman International Airport|萨格勒布|札格瑞布|Franjo Tuđman|ZAG|HR|45.7429|16.0688|Europe/Zagreb
MDC|WAMM|万鸦老机场|萬鴉老機場|Sam Ratulangi Airport|万鸦老|萬鴉老|Sam Ratulangi|MDC|ID|1.5493|124.926|Asia/Makassar
BRI|LIBD|巴里国际机场|巴里國際機場|Bari Karol Wojtyła International Airport|巴里||Karol Wojtyła|BRI|IT|41.1389|16.7606|Europe/Rome
IXC|VICG|昌迪加尔国际机场|昌迪加爾國際機場|Chandigarh International Airport|昌迪加尔|昌迪加爾|Chandigarh|IXC|IN|30.6735|76.7885|Asia/Kolkata
TFS|GCTS|特内里费南机场|特內里費南機場|Tenerife Sur Airport|南||Sur|TCI|ES|28.0445|-16.5725|Atlantic/Canary
TFN|GCXO|特内里费北机场|特內里費北機場|Tenerife Norte-Ciudad de La Laguna Airport|北||Norte-Ciudad de La Laguna|TCI|ES|28.4827|-16.3415|Atlantic/Canary
MRU|FIMP|毛里求斯国际机场|毛里求斯國際機場|Sir Seewoosagur Ramgoolam International Airport|毛里求斯||Sir Seewoosagur Ramgoolam|MRU|MU|-20.4302|57.6836|Indian/Mauritius
KJA|UNKL|克拉斯诺亚尔斯克国际机场|克拉斯諾亞爾斯克國際機場|Krasnoyarsk International Airport|克拉斯诺亚尔斯克|克拉斯諾亞爾斯克|Krasnoyarsk|KJA|RU|56.1731|92.4924|Asia/Krasnoyarsk
KRT|HSSK|喀土穆国际机场|喀土穆國際機場|Khartoum International Airport|喀土穆||Khartoum|KRT|SD|15.5895|32.5532|Africa/Khartoum
PNQ|VAPO|浦那机场|浦那機場|Pune Airport|浦那||Pune|PNQ|IN|18.5821|73.9197|Asia/Kolkata
MED|OEMA|麦地那穆罕默德·本·阿卜杜勒-阿齐兹亲王国际机场|麥地那穆罕默德·本·阿卜杜勒-阿齊茲親王國際機場|Prince Mohammad Bin Abdulaziz Airport|穆罕默德·本·阿卜杜勒-阿齐兹亲王|穆罕默德·本·阿卜杜勒-阿齊茲親王|Prince Mohammad Bin Abdulaziz|MED|SA|24.5534|39.7051|Asia/Riyadh
COR|SACO|科尔多瓦机场|科爾多瓦機場|Ingeniero Ambrosio Taravella Airport|科尔多瓦|科爾多瓦|Ingeniero Ambrosio Taravella|COR|AR|-31.3236|-64.208|America/Argentina/Cordoba
LCA|LCLK|拉纳卡国际机场|拉納卡國際機場|Larnaca International Airport|拉纳卡|拉納卡|Larnaca|LCA|CY|34.8751|33.6249|Asia/Nicosia
LFW|DXXX|洛美国际机场|洛美國際機場|Lomé–Tokoin International Airport|洛美||Tokoin|LFW|TG|6.1656|1.2545|Africa/Lome
DAY|KDAY|代顿国际机场|代頓國際機場|James M Cox Dayton International Airport|代顿|代頓|James M Cox Dayton|DAY|US|39.9024|-84.2194|America/New_York
ABZ|EGPD|阿伯丁机场|阿伯丁機場|Aberdeen Dyce Airport|阿伯丁||Dyce|ABZ|GB|57.2019|-2.1978|Europe/London
YQT|CYQT|桑德贝机场|桑德貝機場|Thunder Bay Airport|桑德贝|桑德貝|Thunder Bay|YQT|CA|48.3719|-89.3239|America/Thunder_Bay
IBZ|LEIB|伊维萨机场|伊維薩機場|Ibiza Airport|伊维萨|伊維薩|Ibiza|IBZ|ES|38.8729|1.3731|Europe/Madrid
LKO|VILK|勒克瑙国际机场|勒克瑙國際機場|Chaudhary Charan Singh International Airport|勒克瑙||Chaudhary Charan Singh|LKO|IN|26.7606|80.8893|Asia/Kolkata
JAC|KJAC|杰克逊霍尔机场|傑克遜霍爾機場|Jackson Hole Airport|霍尔|霍爾|Hole|JAC|US|43.6073|-110.738|America/Boise
BKO|GABS|巴马科国际机场|巴馬科國際機場|Modibo Keita International Airport|巴马科|巴馬科|Modibo Keita|BKO|ML|12.5335|-7.9499|Africa/Bamako
LHE|OPLA|拉合尔国际机场|拉合爾國際機場|Allama Iqbal International Airport|拉合尔|拉合爾|Allama Iqbal|LHE|PK|31.5216|74.4036|Asia/Karachi
IDR|VAID|印多尔机场|印多爾機場|Devi Ahilyabai Holkar Airport|印多尔|印多爾|Devi Ahilyabai Holkar|IDR|IN|22.7218|75.8011|Asia/Kolkata
SKG|LGTS|塞萨洛尼基国际机场|塞薩洛尼基國際機場|Thessaloniki Macedonia International Airport|塞萨洛尼基|塞薩洛尼基|Macedonia|SKG|GR|40.5193|22.97|Europe/Athens
UFA|UWUU|乌法国际机场|烏法國際機場|Ufa International Airport|乌法|烏法|Ufa|UFA|RU|54.5575|55.8744|Asia/Yekaterinburg
DSS|GOBD|达喀尔布莱斯·迪亚涅国际机场|達喀爾布萊斯·迪亞涅國際機場|Blaise Diagne International Airport|布莱斯·迪亚涅|布萊斯·迪亞涅|Blaise Diagne|DSS|SN|14.67|-17.0733|Africa/Dakar
YLW|CYLW|基洛纳国际机场|基洛納國際機場|Kelowna International Airport|基洛纳|基洛納|Kelowna|YLW|CA|49.9561|-119.378|America/Vancouver
FLR|LIRQ|佛罗伦萨佩雷托拉机场|佛羅倫斯佩雷托拉機場|Florence Airport, Peretola|佩雷托拉||Peretola|FLR|IT|43.8086|11.2028|Europe/Rome
USN|RKPU|蔚山机场|蔚山機場|Ulsan Airport|蔚山||Ulsan|USN|KR|35.5935|129.352|Asia/Seoul
PEN|WMKP|槟城国际机场|檳城國際機場|Penang International Airport|槟城|檳城|Penang|PEN|MY|5.2971|100.277|Asia/Kuala_Lumpur
BUF|KBUF|布法罗尼亚加拉国际机场|布法羅尼亞加拉國際機場|Buffalo Niagara International Airport|尼亚加拉|尼亞加拉|Niagara|BUF|US|42.9405|-78.7322|America/New_York
ACY|KACY|大西洋城国际机场|大西洋城國際機場|Atlantic City International Airport|大西洋城||Atlantic City|ACY|US|39.4576|-74.5772|America/New_York
SRQ|KSRQ|萨拉索塔国际机场|薩拉索塔國際機場|Sarasota Bradenton International Airport|萨拉索塔|薩拉索塔|Bradenton|SRQ|US|27.3946|-82.5544|America/New_York
GRR|KGRR|大急流城国际机场|大急流城國際機場|Gerald R. Ford International Airport|大急流城||Gerald R. Ford|GRR|US|42.8808|-85.5228|America/Detroit
PVR|MMPR|巴亚尔塔港国际机场|巴亞爾塔港國際機場|Puerto Vallarta International Airport|巴亚尔塔港|巴亞爾塔港|Puerto Vallarta|PVR|MX|20.6799|-105.2544|America/Mexico_City
SRG|WAHS|三宝垄机场|三寶壟機場|Achmad Yani Airport|三宝垄|三寶壟|Achmad Yani|SRG|ID|-6.9707|110.3732|Asia/Jakarta
YYJ|CYYJ|维多利亚国际机场|維多利亞國際機場|Victoria International Airport|维多利亚|維多利亞|Victoria|YYJ|CA|48.6472|-123.4278|America/Vancouver
SXB|LFST|斯特拉斯堡机场|斯特拉斯堡機場|Strasbourg Airport|斯特拉斯堡||Strasbourg|SXB|FR|48.5383|7.6282|Europe/Paris
RDM|KRDM|雷德蒙德机场|雷德蒙德機場|Roberts Field|雷德蒙德||Roberts Field|RDM|US|44.2541|-121.15|America/Los_Angeles
TAS|UTTT|塔什干国际机场|塔什干國際機場|Tashkent International Airport|塔什干||Tashkent|TAS|UZ|41.2579|69.2812|Asia/Tashkent
NGS|RJFU|长崎机场|長崎機場|Nagasaki Airport|长崎|長崎|Nagasaki|NGS|JP|32.9169|129.914|Asia/Tokyo
NAG|VANP|那格浦尔国际机场|那格浦爾國際機場|Dr. Babasaheb Ambedkar International Airport|那格浦尔|那格浦爾|Dr. Babasaheb Ambedkar|NAG|IN|21.0922|79.0472|Asia/Kolkata
BLL|EKBI|比隆机场|比隆機場|Billund Airport|比隆||Billund|BLL|DK|55.7403|9.157|Europe/Copenhagen
GOI|VOGO|果阿达博林机场|果阿達博林機場|Goa Dabolim Airport|达博林|達博林|Dabolim|GOI|IN|15.3808|73.8314|Asia/Kolkata
GOX|VOGA|果阿莫帕国际机场|果阿莫帕國際機場|Goa Mopa International Airport|莫帕||Mopa|GOI|IN|15.7443|73.8606|Asia/Kolkata
BDJ|WAOO|马辰国际机场|馬辰國際機場|Syamsudin Noor International Airport|马辰|馬辰|Syamsudin Noor|BDJ|ID|-3.4424|114.763|Asia/Makassar
EUG|KEUG|尤金机场|尤金機場|Mahlon Sweet Field|尤金||Mahlon Sweet Field|EUG|US|44.1246|-123.212|America/Los_Angeles
MDL|VYMD|曼德勒国际机场|曼德勒國際機場|Mandalay International Airport|曼德勒||Mandalay|MDL|MM|21.7022|95.9779|Asia/Yangon
PLM|WIPP|巨港机场|巨港機場|Sultan Mahmud Badaruddin II Airport|巨港||Sultan Mahmud Badaruddin II|PLM|ID|-2.8976|104.6982|Asia/Jakarta
MBJ|MKJS|蒙特哥贝国际机场|蒙特哥貝國際機場|Sangster International Airport|蒙特哥贝|蒙特哥貝|Sangster|MBJ|JM|18.5037|-77.9134|America/Jamaica
SBW|WBGS|诗巫机场|詩巫機場|Sibu Airport|诗巫|詩巫|Sibu|SBW|MY|2.2616|111.985|Asia/Kuching
ABE|KABE|阿伦敦国际机场|阿倫敦國際機場|Lehigh Valley International Airport|阿伦敦|阿倫敦|Lehigh Valley|ABE|US|40.6518|-75.4428|America/New_York
GSP|KGSP|格林维尔国际机场|格林維爾國際機場|Greenville Spartanburg International Airport|格林维尔|格林維爾|Spartanburg|GSP|US|34.8957|-82.2189|America/New_York
MDT|KMDT|哈里斯堡国际机场|哈里斯堡國際機場|Harrisburg International Airport|哈里斯堡||Harrisburg|MDT|US|40.1935|-76.7634|America/New_York
KUF|UWWW|萨马拉国际机场|薩馬拉國際機場|Kurumoch International Airport|萨马拉|薩馬拉|Kurumoch|KUF|RU|53.5049|50.1643|Europe/Samara
GRZ|LOWG|格拉茨机场|格拉茨機場|Graz Airport|格拉茨||Graz|GRZ|AT|46.9911|15.4396|Europe/Vienna
SOU|EGHI|南安普敦机场|南安普敦機場|Southampton Airport|南安普敦||Southampton|SOU|GB|50.9503|-1.3568|Europe/London
RUN|FMEE|留尼汪罗兰·加洛斯机场|留尼汪羅蘭·加洛斯機場|Roland Garros Airport|留尼汪罗兰·加洛斯|留尼汪羅蘭·加洛斯|Roland Garros|RUN|RE|-20.8901|55.5189|Indian/Reunion
DSM|KDSM|得梅因国际机场|得梅因國際機場|Des Moines International Airport|得梅因||Des Moines|DSM|US|41.534|-93.6631|America/Chicago
MWZ|HTMW|姆万扎机场|姆萬紮機場|Mwanza Airport|姆万扎|姆萬紮|Mwanza|MWZ|TZ|-2.4445|32.9327|Africa/Dar_es_Salaam
HBA|YMHB|霍巴特国际机场|霍巴特國際機場|Hobart International Airport|霍巴特||Hobart|HBA|AU|-42.8361|147.51|Australia/Hobart
HSV|KHSV|亨茨维尔国际机场|亨茨維爾國際機場|Huntsville International Carl T Jones Field|亨茨维尔|亨茨維爾|Carl T Jones Field|HSV|US|34.6372|-86.7751|America/Chicago
TLL|EETN|塔林机场|塔林機場|Lennart Meri Tallinn Airport|塔林||Lennart Meri Tallinn|TLL|EE|59.4133|24.8326|Europe/Tallinn
BGW|ORBI|巴格达国际机场|巴格達國際機場|Baghdad International Airport|巴格达|巴格達|Baghdad|BGW|IQ|33.2625|44.2346|Asia/Baghdad
YXE|CYXE|萨斯卡通国际机场|薩斯卡通國際機場|Saskatoon John G. Diefenbaker International Airport|萨斯卡通|薩斯卡通|John G. Diefenbaker|YXE|CA|52.1708|-106.7|America/Regina
GUM|PGUM|关岛国际机场|關島國際機場|Antonio B. Won Pat International Airport|关岛|關島|Antonio B. Won Pat|GUM|GU|13.4834|144.796|Pacific/Guam
CXR|VVCR|芽庄金兰国际机场|芽莊金蘭國際機場|Cam Ranh International Airport|金兰|金蘭|Cam Ranh|CXR|VN|11.9982|109.219|Asia/Ho_Chi_Minh
BHM|KBHM|伯明翰-沙特尔斯沃思国际机场|伯明翰-沙特爾斯沃思國際機場|Birmingham-Shuttlesworth International Airport|沙特尔斯沃思|沙特爾斯沃思|Shuttlesworth|BHM|US|33.5629|-86.7535|America/Chicago
OOL|YBCG|黄金海岸机场|黃金海岸機場|Gold Coast Airport|黄金海岸|黃金海岸|Gold Coast|OOL|AU|-28.166|153.5066|Australia/Brisbane
MCZ|SBMO|马塞约机场|馬塞約機場|Zumbi dos Palmares Airport|马塞约|馬塞約|Zumbi dos Palmares|MCZ|BR|-9.5108|-35.7917|America/Maceio
KWJ|RKJJ|光州机场|光州機場|Gwangju Airport|光州||Gwangju|KWJ|KR|35.1232|126.8054|Asia/Seoul
LGB|KLGB|长滩机场|長灘機場|Long Beach Airport|长滩|長灘|Long Beach|LGB|US|33.8165|-118.1499|America/Los_Angeles
YYT|CYYT|圣约翰斯国际机场|聖約翰斯國際機場|St. John's International Airport|圣约翰斯|聖約翰斯|St. John's|YYT|CA|47.6186|-52.7519|America/St_Johns
GCM|MWCR|大开曼欧文·罗伯茨国际机场|大開曼歐文·羅伯茨國際機場|Owen Roberts International Airport|大开曼欧文·罗伯茨|大開曼歐文·羅伯茨|Owen Roberts|GCM|KY|19.2928|-81.3577|America/Cayman
DLA|FKKD|杜阿拉国际机场|杜阿拉國際機場|Douala International Airport|杜阿拉||Douala|DLA|CM|4.0061|9.7195|Africa/Douala
KEF|BIKF|雷克雅未克凯夫拉维克国际机场|雷克雅未克凱夫拉維克國際機場|Reykjavik Keflavik International Airport|凯夫拉维克|凱夫拉維克|Keflavik|REK|IS|63.985|-22.6056|Atlantic/Reykjavik
RPR|VERP|赖布尔机场|賴布爾機場|Swami Vivekananda Airport|赖布尔|賴布爾|Swami Vivekananda|RPR|IN|21.1804|81.7388|Asia/Kolkata
TLH|KTLH|塔拉哈西机场|塔拉哈西機場|Tallahassee Regional Airport|塔拉哈西||Tallahassee|TLH|US|30.3965|-84.3503|America/New_York
PAT|VEPT|巴特那机场|巴特那機場|Jay Prakash Narayan Airport|巴特那||Jay Prakash Narayan|PAT|IN|25.5913|85.088|Asia/Kolkata
ELP|KELP|埃尔帕索国际机场|埃爾帕索國際機場|El Paso International Airport|埃尔帕索|埃爾帕索|El Paso|ELP|US|31.8072|-106.378|America/Denver
CLJ|LRCL|克卢日-纳波卡国际机场|克盧日-納波卡國際機場|Cluj Avram Iancu International Airport|克卢日-纳波卡|克盧日-納波卡|Cluj Avram Iancu|CLJ|RO|46.7874|23.6843|Europe/Bucharest
CTG|SKCG|卡塔赫纳国际机场|卡塔赫納國際機場|Rafael Nuñez International Airport|卡塔赫纳|卡塔赫納|Rafael Nuñez|CTG|CO|10.4424|-75.513|America/Bogota
JRO|HTKJ|乞力马扎罗国际机场|乞力馬紮羅國際機場|Kilimanjaro International Airport|乞力马扎罗|乞力馬紮羅|Kilimanjaro|JRO|TZ|-3.4294|37.0745|Africa/Dar_es_Salaam
GOA|LIMJ|热那亚机场|熱那亞機場|Genoa Cristoforo Colombo Airport|热那亚|熱那亞|Cristoforo Colombo|GOA|IT|44.412|8.8407|Europe/Rome
KHV|UHHH|哈巴罗夫斯克机场|哈巴羅夫斯克機場|Khabarovsk Novy Airport|哈巴罗夫斯克|哈巴羅夫斯克|Novy|KHV|RU|48.5283|135.1886|Asia/Vladivostok
OMS|UNOO|鄂木斯克机场|鄂木斯克機場|Omsk Central Airport|鄂木斯克||Central|OMS|RU|54.967|73.3105|Asia/Omsk
ASJ|RJKA|奄美机场|奄美機場|Amami Airport|奄美||Amami|ASJ|JP|28.4306|129.713|Asia/Tokyo
YQB|CYQB|魁北克国际机场|魁北克國際機場|Quebec Jean Lesage International Airport|魁北克||Quebec Jean Lesage|YQB|CA|46.7911|-71.3933|America/Toronto
ROC|KROC|罗切斯特国际机场|羅切斯特國際機場|Frederick Douglass Greater Rochester International Airport|罗切斯特|羅切斯特|Frederick Douglass Greater Rochester|ROC|US|43.1189|-77.6724|America/New_York
NAT|SBSG|纳塔尔国际机场|納塔爾國際機場|São Gonçalo do Amarante - Governador Aluízio Alves International Airport|纳塔尔|納塔爾|São Gonçalo do Amarante|NAT|BR|-5.7698|-35.3666|America/Fortaleza
TBS|UGTB|第比利斯国际机场|提比里斯國際機場|Tbilisi International Airport|第比利斯|提比里斯|Tbilisi|TBS|GE|41.6692|44.9547|Asia/Tbilisi
AVL|KAVL|阿什维尔机场|阿什維爾機場|Asheville Regional Airport|阿什维尔|阿什維爾|Asheville|AVL|US|35.4362|-82.5418|America/New_York
PNS|KPNS|彭萨科拉国际机场|彭薩科拉國際機場|Pensacola International Airport|彭萨科拉|彭薩科拉|Pensacola|PNS|US|30.4734|-87.1866|America/Chicago
UKB|RJBE|神户机场|神戶機場|Kobe Airport|神户|神戶|Kobe|UKB|JP|34.6328|135.224|Asia/Tokyo
SVG|ENZV|斯塔万格机场|斯塔萬格機場|Stavanger Airport, Sola|斯塔万格|斯塔萬格|Sola|SVG|NO|58.8767|5.6378|Europe/Oslo
LPL|EGGP|利物浦约翰·列侬机场|利物浦約翰·列儂機場|Liverpool John Lennon Airport|约翰·列侬|約翰·列儂|John Lennon|LPL|GB|53.3336|-2.8497|Europe/London
HDY|VTSS|合艾国际机场|合艾國際機場|Hat Yai International Airport|合艾||Hat Yai|HDY|TH|6.9332|100.393|Asia/Bangkok
NPE|NZNR|内皮尔机场|內皮爾機場|Hawke's Bay Airport|内皮尔|內皮爾|Hawke's Bay|NPE|NZ|-39.4658|176.87|Pacific/Auckland
RAK|GMMX|马拉喀什机场|馬拉喀什機場|Menara Airport|马拉喀什|馬拉喀什|Menara|RAK|MA|31.6069|-8.0363|Africa/Casablanca
KZN|UWKD|喀山国际机场|喀山國際機場|Kazan International Airport|喀山||Kazan|KZN|RU|55.6062|49.2787|Europe/Moscow
DAD|VVDN|岘港国际机场|峴港國際機場|Da Nang International Airport|岘港|峴港|Da Nang|DAD|VN|16.0439|108.199|Asia/Ho_Chi_Minh
DVO|RPMD|达沃国际机场|達沃國際機場|Francisco Bangoy International Airport|达沃|達沃|Francisco Bangoy|DVO|PH|7.1255|125.646|Asia/Manila
MKY|YBMK|麦凯机场|麥凱機場|Mackay Airport|麦凯|麥凱|Mackay|MKY|AU|-21.1708|149.1826|Australia/Brisbane
KHH|RCKH|高雄国际机场|高雄國際機場|Kaohsiung International Airport|高雄||Kaohsiung|KHH|TW|22.5771|120.35|Asia/Taipei
LEX|KLEX|莱克星顿机场|萊剋星頓機場|Blue Grass Airport|莱克星顿|萊剋星頓|Blue Grass|LEX|US|38.0365|-84.6059|America/New_York
MRV|URMM|矿水城机场|礦水城機場|Mineralnyye Vody Airport|矿水城|礦水城|Mineralnyye Vody|MRV|RU|44.2251|43.0819|Europe/Moscow
HKD|RJCH|函馆机场|函館機場|Hakodate Airport|函馆|函館|Hakodate|HKD|JP|41.77|140.822|Asia/Tokyo
BBI|VEBS|布巴内斯瓦尔机场|布巴內斯瓦爾機場|Biju Patnaik Airport|布巴内斯瓦尔|布巴內斯瓦爾|Biju Patnaik|BBI|IN|20.2444|85.8178|Asia/Kolkata
TUL|KTUL|塔尔萨国际机场|塔爾薩國際機場|Tulsa International Airport|塔尔萨|塔爾薩|Tulsa|TUL|US|36.1984|-95.8881|America/Chicago
GSO|KGSO|格林斯伯勒国际机场|格林斯伯勒國際機場|Piedmont Triad International Airport|格林斯伯勒||Piedmont Triad|GSO|US|36.0978|-79.9373|America/New_York
AOJ|RJSA|青森机场|青森機場|Aomori Airport|青森||Aomori|AOJ|JP|40.7347|140.691|Asia/Tokyo
IZO|RJOC|出云机场|出雲機場|Izumo Enmusubi Airport|出云|出雲|Enmusubi|IZO|JP|35.4136|132.89|Asia/Tokyo
CAE|KCAE|哥伦比亚机场|哥倫比亞機場|Columbia Metropolitan Airport|哥伦比亚|哥倫比亞|Metropolitan|CAE|US|33.9388|-81.1195|America/New_York
BTU|WBGB|民都鲁机场|民都魯機場|Bintulu Airport|民都鲁|民都魯|Bintulu|BTU|MY|3.1239|113.02|Asia/Kuching
USM|VTSM|苏梅岛机场|蘇梅島機場|Samui Airport|苏梅岛|蘇梅島|Samui|USM|TH|9.5478|100.062|Asia/Bangkok
ZQN|NZQN|皇后镇国际机场|皇后鎮國際機場|Queenstown International Airport|皇后镇|皇后鎮|Queenstown|ZQN|NZ|-45.0211|168.739|Pacific/Auckland
TGU|MHTG|特古西加尔巴国际机场|特古西加爾巴國際機場|Toncontín International Airport|特古西加尔巴|特古西加爾巴|Toncontín|TGU|HN|14.0609|-87.2172|America/Tegucigalpa
LST|YMLT|朗塞斯顿机场|朗塞斯頓機場|Launceston Airport|朗塞斯顿|朗塞斯頓|Launceston|LST|AU|-41.5453|147.214|Australia/Hobart
OUA|DFFD|瓦加杜古机场|瓦加杜古機場|Ouagadougou Airport|瓦加杜古||Ouagadougou|OUA|BF|12.3532|-1.5124|Africa/Ouagadougou
XNA|KXNA|西北阿肯色国家机场|西北阿肯色國家機場|Northwest Arkansas National Airport|西北阿肯色||Northwest Arkansas National|XNA|US|36.2819|-94.3068|America/Chicago
SKP|LWSK|斯科普里国际机场|斯科普里國際機場|Skopje International Airport|斯科普里||Skopje|SKP|MK|41.9581|21.6226|Europe/Skopje
KOA|PHKO|科纳国际机场|科納國際機場|Ellison Onizuka Kona International Airport at Keahole|科纳|科納|Ellison Onizuka Kona at Keahole|KOA|US|19.7388|-156.0456|Pacific/Honolulu
PTP|TFFR|皮特尔角城国际机场|皮特爾角城國際機場|Pointe-à-Pitre Le Raizet International  Airport|皮特尔角城|皮特爾角城|Le Raizet|PTP|GP|16.2653|-61.5318|America/Guadeloupe
HRE|FVRG|哈拉雷国际机场|哈拉雷國際機場|Robert Gabriel Mugabe International Airport|哈拉雷||Robert Gabriel Mugabe|HRE|ZW|-17.9318|31.0928|Africa/Harare
BJX|MMLO|莱昂国际机场|萊昂國際機場|Del Bajío International Airport|莱昂|萊昂|Del Bajío|BJX|MX|20.9927|-101.4803|America/Mexico_City
MVD|SUMU|蒙得维的亚国际机场|蒙得維的亞國際機場|Carrasco General Cesáreo L. Berisso International Airport|蒙得维的亚|蒙得維的亞|Carrasco General Cesáreo L. Berisso|MVD|UY|-34.8356|-56.0265|America/Montevideo
TIA|LATI|地拉那国际机场|地拉那國際機場|Tirana International Airport Nënë Tereza|地拉那||Nënë Tereza|TIA|AL|41.4147|19.7206|Europe/Tirane
POZ|EPPO|波兹南机场|波茲南機場|Poznań-Ławica Airport|波兹南|波茲南|Ławica|POZ|PL|52.4216|16.8234|Europe/Warsaw
MLA|LMML|马耳他国际机场|馬耳他國際機場|Malta International Airport|马耳他|馬耳他|Malta|MLA|MT|35.8575|14.4775|Europe/Malta
ORN|DAOO|奥兰国际机场|奧蘭國際機場|Oran Es-Sénia International Airport|奥兰|奧蘭|Es-Sénia|ORN|DZ|35.6239|-0.6212|Africa/Algiers
FMO|EDDG|明斯特机场|明斯特機場|Münster Osnabrück Airport|明斯特||Osnabrück|FMO|DE|52.1346|7.6848|Europe/Berlin
NSI|FKYS|雅温得国际机场|雅溫得國際機場|Yaoundé Nsimalen International Airport|雅温得|雅溫得|Nsimalen|NSI|CM|3.7226|11.5533|Africa/Douala
LBU|WBKL|纳闽岛机场|納閩島機場|Labuan Airport|纳闽岛|納閩島|Labuan|LBU|MY|5.3007|115.25|Asia/Kuching
TRV|VOTV|特里凡得琅国际机场|特里凡得琅國際機場|Thiruvananthapuram International Airport|特里凡得琅||Thiruvananthapuram|TRV|IN|8.4821|76.9201|Asia/Kolkata
CCJ|VOCL|卡利卡特国际机场|卡利卡特國際機場|Calicut International Airport|卡利卡特||Calicut|CCJ|IN|11.1368|75.9553|Asia/Kolkata
EVN|UDYZ|埃里温国际机场|埃里溫國際機場|Zvartnots International Airport|埃里温|埃里溫|Zvartnots|EVN|AM|40.1473|44.3959|Asia/Yerevan
ADA|LTAF|阿达纳机场|阿達納機場|Adana Şakirpaşa Airport|阿达纳|阿達納|Şakirpaşa|ADA|TR|36.9822|35.2804|Europe/Istanbul
HMO|MMHO|埃莫西约国际机场|埃莫西約國際機場|General Ignacio P. Garcia International Airport|埃莫西约|埃莫西約|General Ignacio P. Garcia|HMO|MX|29.0935|-111.0499|America/Hermosillo
ASB|UTAA|阿什哈巴德国际机场|阿什哈巴德國際機場|Ashgabat International Airport|阿什哈巴德||Ashgabat|ASB|TM|37.9868|58.361|Asia/Ashgabat
TBZ|OITT|大不里士国际机场|大不里士國際機場|Tabriz International Airport|大不里士||Tabriz|TBZ|IR|38.1339|46.235|Asia/Tehran
ATQ|VIAR|阿姆利则国际机场|阿姆利則國際機場|Sri Guru Ram Dass Jee International Airport|阿姆利则|阿姆利則|Sri Guru Ram Dass Jee|ATQ|IN|31.7096|74.7973|Asia/Kolkata
GYD|UBBB|巴库盖达尔·阿利耶夫国际机场|巴庫蓋達爾·阿利耶夫國際機場|Heydar Aliyev International Airport|盖达尔·阿利耶夫|蓋達爾·阿利耶夫|Heydar Aliyev|GYD|AZ|40.4675|50.0467|Asia/Baku
EBL|ORER|埃尔比勒国际机场|埃爾比勒國際機場|Erbil International Airport|埃尔比勒|埃爾比勒|Erbil|EBL|IQ|36.2376|43.9632|Asia/Baghdad
MYJ|RJOM|松山机场|松山機場|Matsuyama Airport|松山||Matsuyama|MYJ|JP|33.8272|132.7|Asia/Tokyo
PAP|MTPP|太子港国际机场|太子港國際機場|Toussaint Louverture International Airport|太子港||Toussaint Louverture|PAP|HT|18.58|-72.2925|America/Port-au-Prince
WRO|EPWR|弗罗茨瓦夫机场|弗羅茨瓦夫機場|Copernicus Wrocław Airport|弗罗茨瓦夫|弗羅茨瓦夫|Copernicus Wrocław|WRO|PL|51.1037|16.8821|Europe/Warsaw
HIJ|RJOA|广岛机场|廣島機場|Hiroshima Airport|广岛|廣島|Hiroshima|HIJ|JP|34.4361|132.919|Asia/Tokyo
KGD|UMKK|加里宁格勒机场|加里寧格勒機場|Khrabrovo Airport|加里宁格勒|加里寧格勒|Khrabrovo|KGD|RU|54.89|20.5926|Europe/Kaliningrad
BDS|LIBR|布林迪西机场|布林迪西機場|Brindisi Airport|布林迪西||Brindisi|BDS|IT|40.6576|17.947|Europe/Rome
TNN|RCNN|台南国际机场|台南國際機場|Tainan International Airport|台南||Tainan|TNN|TW|22.9504|120.206|Asia/Taipei
AAQ|URKA|阿纳帕机场|阿納帕機場|Anapa Vityazevo Airport|阿纳帕|阿納帕|Vityazevo|AAQ|RU|45.0021|37.3473|Europe/Moscow
DUR|FALE|德班沙卡国王国际机场|德班沙卡國王國際機場|King Shaka International Airport|沙卡国王|沙卡國王|King Shaka|DUR|ZA|-29.6144|31.1197|Africa/Johannesburg
ICT|KICT|威奇托机场|威奇托機場|Wichita Eisenhower National Airport|威奇托||Eisenhower National|ICT|US|37.6499|-97.4331|America/Chicago
WDH|FYWH|温得和克国际机场|溫得和克國際機場|Hosea Kutako International Airport|温得和克|溫得和克|Hosea Kutako|WDH|NA|-22.4799|17.4709|Africa/Windhoek
PSA|LIRP|比萨国际机场|比薩國際機場|Pisa International Airport|比萨|比薩|Pisa|PSA|IT|43.6839|10.3927|Europe/Rome
LBV|FOOL|利伯维尔国际机场|利伯維爾國際機場|Libreville Leon M'ba International Airport|利伯维尔|利伯維爾|Leon M'ba|LBV|GA|0.4586|9.4123|Africa/Libreville
HRG|HEGN|赫尔格达国际机场|赫爾格達國際機場|Hurghada International Airport|赫尔格达|赫爾格達|Hurghada|HRG|EG|27.1768|33.7967|Africa/Cairo
VNS|VEBN|瓦拉纳西机场|瓦拉納西機場|Lal Bahadur Shastri Airport|瓦拉纳西|瓦拉納西|Lal Bahadur Shastri|VNS|IN|25.4521|82.8618|Asia/Kolkata
KTW|EPKT|卡托维兹国际机场|卡托維茲國際機場|Katowice Wojciech Korfanty International Airport|卡托维兹|卡托維茲|Wojciech Korfanty|KTW|PL|50.476|19.0807|Europe/Warsaw
CIT|UAII|奇姆肯特机场|奇姆肯特機場|Shymkent Airport|奇姆肯特||Shymkent|CIT|KZ|42.3642|69.4789|Asia/Almaty
SDJ|RJSS|仙台机场|仙台機場|Sendai Airport|仙台||Sendai|SDJ|JP|38.1397|140.917|Asia/Tokyo
BTR|KBTR|巴吞鲁日机场|巴吞魯日機場|Baton Rouge Metropolitan Airport|巴吞鲁日|巴吞魯日|Metropolitan|BTR|US|30.5332|-91.1496|America/Chicago
ODS|UKOO|敖德萨国际机场|敖德薩國際機場|Odessa International Airport|敖德萨|敖德薩|Odessa|ODS|UA|46.4268|30.6765|Europe/Kiev
LIH|PHLI|考艾岛机场|考艾島機場|Lihue Airport|考艾岛|考艾島|Lihue|LIH|US|21.976|-159.339|Pacific/Honolulu
SOC|WAHQ|梭罗国际机场|梭羅國際機場|Adisumarmo International Airport|梭罗|梭羅|Adisumarmo|SOC|ID|-7.516|110.7575|Asia/Jakarta
BIA|LFKB|巴斯蒂亚机场|巴斯蒂亞機場|Bastia-Poretta Airport|巴斯蒂亚|巴斯蒂亞|Poretta|BIA|FR|42.5527|9.4837|Europe/Paris
KMI|RJFM|宫崎机场|宮崎機場|Miyazaki Airport|宫崎|宮崎|Miyazaki|KMI|JP|31.8772|131.449|Asia/Tokyo
TZX|LTCG|特拉布宗国际机场|特拉布宗國際機場|Trabzon International Airport|特拉布宗||Trabzon|TZX|TR|40.9951|39.7897|Europe/Istanbul
SPU|LDSP|斯普利特机场|斯普利特機場|Split Airport|斯普利特||Split|SPU|HR|43.5389|16.298|Europe/Zagreb
PLZ|FAPE|伊丽莎白港国际机场|伊麗莎白港國際機場|Chief Dawid Stuurman International Airport|伊丽莎白港|伊麗莎白港|Chief Dawid Stuurman|PLZ|ZA|-33.9849|25.6173|Africa/Johannesburg
ROS|SAAR|罗萨里奥国际机场|羅薩里奧國際機場|Rosario Islas Malvinas International Airport|罗萨里奥|羅薩里奧|Islas Malvinas|ROS|AR|-32.9036|-60.785|America/Argentina/Cordoba
JUB|HJJJ|朱巴国际机场|朱巴國際機場|Juba International Airport|朱巴||Juba|JUB|SS|4.872|31.6011|Africa/Juba
HPH|VVCI|海防吉碑国际机场|海防吉碑國際機場|Cat Bi International Airport|吉碑||Cat Bi|HPH|VN|20.8169|106.723|Asia/Bangkok
KCZ|RJOK|高知机场|高知機場|Kochi Ryoma Airport|高知||Ryoma|KCZ|JP|33.5461|133.669|Asia/Tokyo
YXS|CYXS|乔治王子城机场|喬治王子城機場|Prince George Airport|乔治王子城|喬治王子城|Prince George|YXS|CA|53.8843|-122.6665|America/Vancouver
PDG|WIEE|巴东国际机场|巴東國際機場|Minangkabau International Airport|巴东|巴東|Minangkabau|PDG|ID|-0.7869|100.281|Asia/Jakarta
VII|VVVH|荣市机场|榮市機場|Vinh Airport|荣市|榮市|Vinh|VII|VN|18.7376|105.671|Asia/Bangkok
PKU|WIBB|北干巴鲁国际机场|北干巴魯國際機場|Sultan Syarif Kasim II International Airport|北干巴鲁|北干巴魯|Sultan Syarif Kasim II|PKU|ID|0.4587|101.4443|Asia/Jakarta
BGI|TBPB|布里奇敦国际机场|布里奇敦國際機場|Grantley Adams International Airport|布里奇敦||Grantley Adams|BGI|BB|13.0746|-59.4925|America/Barbados
NLA|FLSK|恩多拉国际机场|恩多拉國際機場|Simon Mwansa Kapwepwe International Airport|恩多拉||Simon Mwansa Kapwepwe|NLA|ZM|-12.9617|28.5167|Africa/Lusaka
COS|KCOS|科罗拉多斯普林斯机场|科羅拉多斯普林斯機場|City of Colorado Springs Municipal Airport|科罗拉多斯普林斯|科羅拉多斯普林斯|City of Colorado Springs|COS|US|38.8058|-104.701|America/Denver
LLW|FWKI|利隆圭国际机场|利隆圭國際機場|Lilongwe International Airport|利隆圭||Lilongwe|LLW|MW|-13.7894|33.781|Africa/Blantyre
CEK|USCC|车里雅宾斯克机场|車里雅賓斯克機場|Chelyabinsk Balandino Airport|车里雅宾斯克|車里雅賓斯克|Balandino|CEK|RU|55.3058|61.5033|Asia/Yekaterinburg
KLU|LOWK|克拉根福机场|克拉根福機場|Klagenfurt Airport|克拉根福||Klagenfurt|KLU|AT|46.6425|14.3377|Europe/Vienna
SCO|UATE|阿克套机场|阿克套機場|Aktau Airport|阿克套||Aktau|SCO|KZ|43.8601|51.0909|Asia/Aqtau
AJA|LFKJ|阿雅克肖机场|阿雅克肖機場|Ajaccio-Napoléon Bonaparte Airport|阿雅克肖||Napoléon Bonaparte|AJA|FR|41.9236|8.8029|Europe/Paris
BIS|KBIS|俾斯麦机场|俾斯麥機場|Bismarck Municipal Airport|俾斯麦|俾斯麥|Bismarck|BIS|US|46.7727|-100.746|America/Chicago
NPL|NZNP|新普利茅斯机场|新普利茅斯機場|New Plymouth Airport|新普利茅斯||New Plymouth|NPL|NZ|-39.0086|174.179|Pacific/Auckland
KMJ|RJFT|熊本机场|熊本機場|Kumamoto Airport|熊本||Kumamoto|KMJ|JP|32.8373|130.855|Asia/Tokyo
VTZ|VOVZ|维沙卡帕特南机场|維沙卡帕特南機場|Visakhapatnam Airport|维沙卡帕特南|維沙卡帕特南|Visakhapatnam|VTZ|IN|17.7235|83.2277|Asia/Kolkata
BDO|WICC|万隆国际机场|萬隆國際機場|Husein Sastranegara International Airport|万隆|萬隆|Husein Sastranegara|BDO|ID|-6.9006|107.576|Asia/Jakarta
ANF|SCFA|安托法加斯塔国际机场|安托法加斯塔國際機場|Andrés Sabella Gálvez International Airport|安托法加斯塔||Andrés Sabella Gálvez|ANF|CL|-23.4445|-70.4451|America/Santiago
LOP|WADL|龙目国际机场|龍目國際機場|Lombok International Airport|龙目|龍目|Lombok|LOP|ID|-8.7578|116.2754|Asia/Makassar
HVN|KHVN|纽黑文机场|紐黑文機場|Tweed New Haven Airport|纽黑文|紐黑文|Tweed New Haven|HVN|US|41.2637|-72.8868|America/New_York
CHA|KCHA|查塔努加机场|查塔努加機場|Chattanooga Metropolitan Airport|查塔努加||Metropolitan|CHA|US|35.0353|-85.2038|America/New_York
HNA|RJSI|花卷机场|花卷機場|Iwate Hanamaki Airport|花卷||Iwate Hanamaki|HNA|JP|39.4286|141.135|Asia/Tokyo
CJB|VOCB|哥印拜陀国际机场|哥印拜陀國際機場|Coimbatore International Airport|哥印拜陀||Coimbatore|CJB|IN|11.03|77.0434|Asia/Kolkata
HTI|YBHM|哈密尔顿岛机场|哈密爾頓島機場|Hamilton Island Airport|哈密尔顿岛|哈密爾頓島|Hamilton Island|HTI|AU|-20.3581|148.952|Australia/Brisbane
IXR|VERC|兰契机场|蘭契機場|Birsa Munda Airport|兰契|蘭契|Birsa Munda|IXR|IN|23.3143|85.3217|Asia/Kolkata
GRJ|FAGG|乔治机场|喬治機場|George Airport|乔治|喬治|George|GRJ|ZA|-34.0056|22.3789|Africa/Johannesburg
SDL|ESNN|松兹瓦尔机场|松茲瓦爾機場|Sundsvall-Härnösand Airport|松兹瓦尔|松茲瓦爾|Härnösand|SDL|SE|62.5281|17.4439|Europe/Stockholm
MPL|LFMT|蒙彼利埃机场|蒙彼利埃機場|Montpellier-Méditerranée Airport|蒙彼利埃||Méditerranée|MPL|FR|43.5762|3.963|Europe/Paris
SHV|KSHV|什里夫波特地区机场|什里夫波特地區機場|Shreveport Regional Airport|什里夫波特||Shreveport|SHV|US|32.4466|-93.8256|America/Chicago
KPO|RKTH|浦项机场|浦項機場|Pohang Airport|浦项|浦項|Pohang|KPO|KR|35.988|129.4204|Asia/Seoul
BRE|EDDW|不来梅机场|不來梅機場|Bremen Airport|不来梅|不來梅|Bremen|BRE|DE|53.0468|8.7893|Europe/Berlin
NDJ|FTTJ|恩贾梅纳国际机场|恩賈梅納國際機場|N'Djamena International Airport|恩贾梅纳|恩賈梅納|N'Djamena|NDJ|TD|12.1337|15.034|Africa/Ndjamena
FNC|LPMA|马德拉机场|馬德拉機場|Madeira International Airport Cristiano Ronaldo|马德拉|馬德拉|Madeira Cristiano Ronaldo|FNC|PT|32.6979|-16.7745|Atlantic/Madeira
GBE|FBSK|哈博罗内国际机场|哈博羅內國際機場|Sir Seretse Khama International Airport|哈博罗内|哈博羅內|Sir Seretse Khama|GBE|BW|-24.5552|25.9182|Africa/Gaborone
UTH|VTUD|乌隆机场|烏隆機場|Udon Thani Airport|乌隆|烏隆|Udon Thani|UTH|TH|17.3864|102.788|Asia/Bangkok
LJU|LJLJ|卢布尔雅那机场|盧布爾雅那機場|Ljubljana Jože Pučnik Airport|卢布尔雅那|盧布爾雅那|Jože Pučnik|LJU|SI|46.2237|14.4576|Europe/Ljubljana
RNS|LFRN|雷恩机场|雷恩機場|Rennes-Saint-Jacques Airport|雷恩||Saint-Jacques|RNS|FR|48.0695|-1.7348|Europe/Paris
DBV|LDDU|杜布罗夫尼克机场|杜布羅夫尼克機場|Dubrovnik Ruđer Bošković Airport|杜布罗夫尼克|杜布羅夫尼克|Ruđer Bošković|DBV|HR|42.5623|18.2655|Europe/Zagreb
BHO|VABP|博帕尔国际机场|博帕爾國際機場|Raja Bhoj International Airport|博帕尔|博帕爾|Raja Bhoj|BHO|IN|23.2875|77.3374|Asia/Kolkata
TVC|KTVC|特拉弗斯城机场|特拉弗斯城機場|Cherry Capital Airport|特拉弗斯城||Cherry Capital|TVC|US|44.7414|-85.5822|America/Detroit
CUU|MMCU|奇瓦瓦国际机场|奇瓦瓦國際機場|General Roberto Fierro Villalobos International Airport|奇瓦瓦||General Roberto Fierro Villalobos|CUU|MX|28.7029|-105.965|America/Chihuahua
AXT|RJSK|秋田机场|秋田機場|Akita Airport|秋田||Akita|AXT|JP|39.6156|140.219|Asia/Tokyo
BGR|KBGR|班戈国际机场|班戈國際機場|Bangor International Airport|班戈||Bangor|BGR|US|44.8074|-68.8281|America/New_York
BIK|WABB|比亚克机场|比亞克機場|Frans Kaisiepo Airport|比亚克|比亞克|Frans Kaisiepo|BIK|ID|-1.19|136.108|Asia/Jayapura
FRU|UCFM|比什凯克玛纳斯国际机场|比什凱克瑪納斯國際機場|Manas International Airport|玛纳斯|瑪納斯|Manas|FRU|KG|43.0613|74.4776|Asia/Bishkek
ASU|SGAS|亚松森国际机场|亞松森國際機場|Silvio Pettirossi International Airport|亚松森|亞松森|Silvio Pettirossi|ASU|PY|-25.2402|-57.5192|America/Asuncion
BEW|FQBR|贝拉机场|貝拉機場|Beira Airport|贝拉|貝拉|Beira|BEW|MZ|-19.7964|34.9076|Africa/Maputo
ROK|YBRK|罗克汉普顿机场|羅克漢普頓機場|Rockhampton Airport|罗克汉普顿|羅克漢普頓|Rockhampton|ROK|AU|-23.38|150.4754|Australia/Brisbane
AMA|KAMA|阿马里洛国际机场|阿馬里洛國際機場|Rick Husband Amarillo International Airport|阿马里洛|阿馬里洛|Rick Husband Amarillo|AMA|US|35.2194|-101.706|America/Chicago
TRZ|VOTR|蒂鲁吉拉伯利国际机场|蒂魯吉拉伯利國際機場|Tiruchirappalli International Airport|蒂鲁吉拉伯利|蒂魯吉拉伯利|Tiruchirappalli|TRZ|IN|10.7662|78.7177|Asia/Kolkata
NIM|DRRN|尼亚美国际机场|尼亞美國際機場|Diori Hamani International Airport|尼亚美|尼亞美|Diori Hamani|NIM|NE|13.4815|2.1836|Africa/Niamey
LBB|KLBB|拉伯克国际机场|拉伯克國際機場|Lubbock Preston Smith International Airport|拉伯克||Preston Smith|LBB|US|33.6636|-101.823|America/Chicago
SJJ|LQSA|萨拉热窝国际机场|薩拉熱窩國際機場|Sarajevo International Airport|萨拉热窝|薩拉熱窩|Sarajevo|SJJ|BA|43.8246|18.3315|Europe/Sarajevo
YXU|CYXU|安大略伦敦国际机场|安大略倫敦國際機場|London Airport|安大略伦敦|安大略倫敦|London|YXU|CA|43.0356|-81.1539|America/Toronto
BWN|WBSB|斯里巴加湾国际机场|斯里巴卡旺國際機場|Brunei International Airport|斯里巴加湾|斯里巴卡旺|Brunei|BWN|BN|4.9442|114.928|Asia/Brunei
MLM|MMMM|莫雷利亚国际机场|莫雷利亞國際機場|General Francisco J. Mujica International Airport|莫雷利亚|莫雷利亞|General Francisco J. Mujica|MLM|MX|19.8499|-101.025|America/Mexico_City
SDK|WBKS|山打根机场|山打根機場|Sandakan Airport|山打根||Sandakan|SDK|MY|5.9009|118.059|Asia/Kuching
SLL|OOSA|塞拉莱机场|塞拉萊機場|Salalah Airport|塞拉莱|塞拉萊|Salalah|SLL|OM|17.0387|54.0913|Asia/Muscat
MID|MMMD|梅里达国际机场|梅里達國際機場|Manuel Crescencio Rejón International Airport|梅里达|梅里達|Manuel Crescencio Rejón|MID|MX|20.9305|-89.6455|America/Merida
KBV|VTSG|甲米机场|甲米機場|Krabi Airport|甲米||Krabi|KBV|TH|8.0991|98.9862|Asia/Bangkok
MPH|RPVE|长滩岛卡蒂克兰机场|長灘島卡蒂克蘭機場|Godofredo P. Ramos Airport|卡蒂克兰|卡蒂克蘭|Godofredo P. Ramos|MPH|PH|11.9245|121.954|Asia/Manila
DLI|VVDL|大叻连姜机场|大叻連姜機場|Lien Khuong Airport|连姜|連姜|Lien Khuong|DLI|VN|11.75|108.367|Asia/Ho_Chi_Minh
MZG|RCQC|澎湖马公机场|澎湖馬公機場|Penghu Magong Airport|马公|馬公|Magong|MZG|TW|23.5687|119.628|Asia/Taipei
AGU|MMAS|阿瓜斯卡连特斯国际机场|阿瓜斯卡連特斯國際機場|Jesús Terán Peredo International Airport|阿瓜斯卡连特斯|阿瓜斯卡連特斯|Jesús Terán Peredo|AGU|MX|21.6996|-102.3184|America/Mexico_City
SUF|LICA|拉默齐亚国际机场|拉默齊亞國際機場|Lamezia Terme Sant'Eufemia International Airport|拉默齐亚|拉默齊亞|Sant'Eufemia|SUF|IT|38.9052|16.2438|Europe/Rome
RDD|KRDD|雷丁机场|雷丁機場|Redding Municipal Airport|雷丁||Redding|RDD|US|40.509|-122.293|America/Los_Angeles
LLA|ESPA|吕勒奥机场|呂勒奧機場|Luleå Airport|吕勒奥|呂勒奧|Luleå|LLA|SE|65.5438|22.122|Europe/Stockholm
ILO|RPVI|伊洛伊洛国际机场|伊洛伊洛國際機場|Iloilo International Airport|伊洛伊洛||Iloilo|ILO|PH|10.833|122.4934|Asia/Manila
COO|DBBB|科托努机场|科托努機場|Cadjehoun Airport|科托努||Cadjehoun|COO|BJ|6.3572|2.3844|Africa/Porto-Novo
DED|VIDN|台拉登机场|台拉登機場|Dehradun Jolly Grant Airport|台拉登||Jolly Grant|DED|IN|30.1892|78.1767|Asia/Kolkata
ISG|ROIG|石垣机场|石垣機場|New Ishigaki Airport|石垣||New Ishigaki|ISG|JP|24.3964|124.245|Asia/Tokyo
JIB|HDAM|吉布提机场|吉布提機場|Djibouti-Ambouli Airport|吉布提||Ambouli|JIB|DJ|11.5473|43.1595|Africa/Djibouti
FNT|KFNT|弗林特国际机场|弗林特國際機場|Bishop International Airport|弗林特||Bishop|FNT|US|42.9654|-83.7436|America/Detroit
KNH|RCBS|金门尚义机场|金門尚義機場|Kinmen Airport|尚义|尚義|Kinmen|KNH|TW|24.4279|118.359|Asia/Taipei
LUG|LSZA|卢加诺机场|盧加諾機場|Lugano Airport|卢加诺|盧加諾|Lugano|LUG|CH|46.0043|8.9106|Europe/Zurich
CWL|EGFF|加的夫国际机场|加的夫國際機場|Cardiff International Airport|加的夫||Cardiff|CWL|GB|51.3967|-3.3433|Europe/London
RJA|VORY|拉贾芒得里机场|拉賈芒得里機場|Rajahmundry Airport|拉贾芒得里|拉賈芒得里|Rajahmundry|RJA|IN|17.1058|81.8132|Asia/Kolkata
TAC|RPVA|塔克洛班机场|塔克洛班機場|Daniel Z. Romualdez Airport|塔克洛班||Daniel Z. Romualdez|TAC|PH|11.2278|125.0278|Asia/Manila
YKA|CYKA|坎卢普斯机场|坎盧普斯機場|Kamloops John Moose Fulton Field Regional Airport|坎卢普斯|坎盧普斯|John Moose Fulton Field|YKA|CA|50.703|-120.4486|America/Vancouver
MMY|ROMY|宫古岛机场|宮古島機場|Miyako Airport|宫古岛|宮古島|Miyako|MMY|JP|24.7828|125.295|Asia/Tokyo
YQG|CYQG|温莎机场|溫莎機場|Windsor Airport|温莎|溫莎|Windsor|YQG|CA|42.2756|-82.9556|America/Toronto
MOB|KMOB|莫比尔机场|莫比爾機場|Mobile Regional Airport|莫比尔|莫比爾|Mobile|MOB|US|30.6912|-88.2428|America/Chicago
LZN|RCFG|马祖南竿机场|馬祖南竿機場|Matsu Nangan Airport|南竿||Nangan|LZN|TW|26.1597|119.9584
MFK|RCMT|马祖北竿机场|馬祖北竿機場|Matsu Beigan Airport|北竿||Beigan|LZN|TW|26.2242|120.003
BLZ|FWCL|布兰太尔国际机场|布蘭太爾國際機場|Chileka International Airport|布兰太尔|布蘭太爾|Chileka|BLZ|MW|-15.6791|34.974|Africa/Blantyre
APL|FQNP|楠普拉机场|楠普拉機場|Nampula Airport|楠普拉||Nampula|APL|MZ|-15.1056|39.2818|Africa/Maputo
RMQ|RCMQ|台中国际机场|台中國際機場|Taichung International Airport|台中||Taichung|RMQ|TW|24.2647|120.621|Asia/Taipei
IXE|VOML|门格洛尔国际机场|門格洛爾國際機場|Mangalore International Airport|门格洛尔|門格洛爾|Mangalore|IXE|IN|12.9613|74.8901|Asia/Kolkata
USU|RPVV|科隆岛布桑加机场|科隆島布桑加機場|Francisco B. Reyes Airport|布桑加||Francisco B. Reyes|USU|PH|12.1219|120.1008|Asia/Manila
ASW|HESN|阿斯旺国际机场|阿斯旺國際機場|Aswan International Airport|阿斯旺||Aswan|ASW|EG|23.9681|32.8244|Africa/Cairo
CKY|GUCY|科纳克里国际机场|科納克里國際機場|Conakry International Airport|科纳克里|科納克里|Conakry|CKY|GN|9.5769|-13.612|Africa/Conakry
JTR|LGSR|圣托里尼机场|聖托里尼機場|Santorini Airport|圣托里尼|聖托里尼|Santorini|JTR|GR|36.3992|25.4793|Europe/Athens
TRU|SPRU|特鲁希略国际机场|特魯希略國際機場|Capitan FAP Carlos Martinez De Pinillos International Airport|特鲁希略|特魯希略|Capitan FAP Carlos Martinez De Pinillos|TRU|PE|-8.0814|-79.1088|America/Lima
FLG|KFLG|弗拉格斯塔夫国际机场|弗拉格斯塔夫國際機場|Flagstaff Pulliam International Airport|弗拉格斯塔夫||Pulliam|FLG|US|35.1385|-111.671|America/Phoenix
KBR|WMKC|哥打巴鲁机场|哥打巴魯機場|Sultan Ismail Petra Airport|哥打巴鲁|哥打巴魯|Sultan Ismail Petra|KBR|MY|6.1669|102.293|Asia/Kuala_Lumpur
GZT|LTAJ|加济安泰普国际机场|加濟安泰普國際機場|Gaziantep International Airport|加济安泰普|加濟安泰普|Gaziantep|GZT|TR|36.9472|37.4787|Europe/Istanbul
DIB|VEMN|迪布鲁格尔机场|迪布魯格爾機場|Dibrugarh Airport|迪布鲁格尔|迪布魯格爾|Dibrugarh|DIB|IN|27.4839|95.0169|Asia/Kolkata
OIT|RJFO|大分机场|大分機場|Oita Airport|大分||Oita|OIT|JP|33.4794|131.737|Asia/Tokyo
STV|VASU|苏拉特机场|蘇拉特機場|Surat Airport|苏拉特|蘇拉特|Surat|STV|IN|21.1141|72.7418|Asia/Kolkata
SAF|KSAF|圣菲机场|聖菲機場|Santa Fe Municipal Airport|圣菲|聖菲|Santa Fe|SAF|US|35.6171|-106.089|America/Denver
LNK|KLNK|林肯机场|林肯機場|Lincoln Airport|林肯||Lincoln|LNK|US|40.851|-96.7592|America/Chicago
PEE|USPP|彼尔姆国际机场|彼爾姆國際機場|Perm International Airport|彼尔姆|彼爾姆|Perm|PEE|RU|57.9145|56.0212|Asia/Yekaterinburg
YQM|CYQM|蒙克顿国际机场|蒙克頓國際機場|Greater Moncton Roméo LeBlanc International Airport|蒙克顿|蒙克頓|Greater Moncton Roméo LeBlanc|YQM|CA|46.1122|-64.6786|America/Halifax
VOG|URWW|伏尔加格勒国际机场|伏爾加格勒國際機場|Volgograd International Airport|伏尔加格勒|伏爾加格勒|Volgograd|VOG|RU|48.7825|44.3455|Europe/Volgograd
CGP|VGEG|吉大港国际机场|吉大港國際機場|Shah Amanat International Airport|吉大港||Shah Amanat|CGP|BD|22.2496|91.8133|Asia/Dhaka
VAR|LBWN|瓦尔纳机场|瓦爾納機場|Varna Airport|瓦尔纳|瓦爾納|Varna|VAR|BG|43.2321|27.8251|Europe/Sofia
BEN|HLLB|班加西国际机场|班加西國際機場|Benina International Airport|班加西||Benina|BEN|LY|32.0968|20.2695|Africa/Tripoli
LGK|WMKL|兰卡威国际机场|蘭卡威國際機場|Langkawi International Airport|兰卡威|蘭卡威|Langkawi|LGK|MY|6.3297|99.7287|Asia/Kuala_Lumpur
BQS|UHBB|布拉戈维申斯克机场|布拉戈維申斯克機場|Ignatyevo Airport|布拉戈维申斯克|布拉戈維申斯克|Ignatyevo|BQS|RU|50.4254|127.412|Asia/Yakutsk
LIT|KLIT|小石城机场|小石城機場|Bill & Hillary Clinton National Airport|小石城||Bill & Hillary Clinton National|LIT|US|34.7296|-92.2237|America/Chicago
NKC|GQNO|努瓦克肖特国际机场|努瓦克肖特國際機場|Nouakchott–Oumtounsy International Airport|努瓦克肖特||Oumtounsy|NKC|MR|18.31|-15.9697|Africa/Nouakchott
KKC|VTUK|孔敬机场|孔敬機場|Khon Kaen Airport|孔敬||Khon Kaen|KKC|TH|16.4666|102.784|Asia/Bangkok
TKG|WILL|楠榜国际机场|楠榜國際機場|Radin Inten II International Airport|楠榜||Radin Inten II|TKG|ID|-5.2468|105.1825|Asia/Jakarta
PQC|VVPQ|富国岛国际机场|富國島國際機場|Phu Quoc International Airport|富国岛|富國島|Phu Quoc|PQC|VN|10.1698|103.9931|Asia/Phnom_Penh
ASP|YBAS|爱丽丝泉机场|愛麗絲泉機場|Alice Springs Airport|爱丽丝泉|愛麗絲泉|Alice Springs|ASP|AU|-23.8066|133.9034|Australia/Darwin
QRO|MMQT|奎雷塔罗机场|奎雷塔羅機場|Querétaro Intercontinental Airport|奎雷塔罗|奎雷塔羅|Querétaro|QRO|MX|20.6173|-100.186|America/Mexico_City
BHR|VNBP|珀勒特普尔机场|珀勒特普爾機場|Bharatpur Airport|珀勒特普尔|珀勒特普爾|Bharatpur|BHR|NP|27.6781|84.4294|Asia/Kathmandu
TWU|WBKW|斗湖机场|斗湖機場|Tawau Airport|斗湖||Tawau|TWU|MY|4.3134|118.1215|Asia/Kuching
LDU|WBKD|拿笃机场|拿篤機場|Lahad Datu Airport|拿笃|拿篤|Lahad Datu|LDU|MY|5.0324|118.3238|Asia/Kuching
BDQ|VABO|瓦多达拉机场|瓦多達拉機場|Vadodara Airport|瓦多达拉|瓦多達拉|Vadodara|BDQ|IN|22.3362|73.2263|Asia/Kolkata
FBM|FZQA|卢本巴希国际机场|盧本巴希國際機場|Lubumbashi International Airport|卢本巴希|盧本巴希|Lubumbashi|FBM|CD|-11.5913|27.5309|Africa/Lubumbashi
RSU|RKJY|丽水机场（韩国）|麗水機場（韓國）|Yeosu Airport|丽水|麗水|Yeosu|RSU|KR|34.8423|127.617|Asia/Seoul
CFS|YCFS|科夫斯港机场|科夫斯港機場|Coffs Harbour Airport|科夫斯港||Coffs Harbour|CFS|AU|-30.3206|153.116|Australia/Sydney
IXM|VOMD|马杜赖机场|馬杜賴機場|Madurai Airport|马杜赖|馬杜賴|Madurai|IXM|IN|9.8345|78.0934|Asia/Kolkata
UIH|VVPC|归仁符吉机场|歸仁符吉機場|Phu Cat Airport|符吉||Phu Cat|UIH|VN|13.955|109.042|Asia/Ho_Chi_Minh
BZV|FCBB|布拉柴维尔机场|布拉柴維爾機場|Maya-Maya Airport|布拉柴维尔|布拉柴維爾|Maya-Maya|BZV|CG|-4.2517|15.253|Africa/Brazzaville
BTS|LZIB|布拉迪斯拉发机场|布拉迪斯拉發機場|M. R. Štefánik Airport|布拉迪斯拉发|布拉迪斯拉發|M. R. Štefánik|BTS|SK|48.1702|17.2127|Europe/Bratislava
HUI|VVPB|顺化富牌国际机场|順化富牌國際機場|Phu Bai International Airport|富牌||Phu Bai|HUI|VN|16.4006|107.7031|Asia/Ho_Chi_Minh
HRK|UKHH|哈尔科夫国际机场|哈爾科夫國際機場|Kharkiv International Airport|哈尔科夫|哈爾科夫|Kharkiv|HRK|UA|49.9248|36.29|Europe/Kiev
SSH|HESH|沙姆沙伊赫国际机场|沙姆沙伊赫國際機場|Sharm El Sheikh International Airport|沙姆沙伊赫||Sharm El Sheikh|SSH|EG|27.9773|34.3947|Africa/Cairo
TKU|EFTU|图尔库机场|圖爾庫機場|Turku Airport|图尔库|圖爾庫|Turku|TKU|FI|60.5141|22.2628|Europe/Helsinki
INV|EGPE|因弗内斯机场|因弗內斯機場|Inverness Airport|因弗内斯|因弗內斯|Inverness|INV|GB|57.5425|-4.0475|Europe/London
KMQ|RJNK|小松机场|小松機場|Komatsu Airport|小松||Komatsu|KMQ|JP|36.3946|136.407|Asia/Tokyo
BIR|VNVT|比拉特纳加尔机场|比拉特納加爾機場|Biratnagar Airport|比拉特纳加尔|比拉特納加爾|Biratnagar|BIR|NP|26.4815|87.264|Asia/Kathmandu
CAG|LIEE|卡利亚里机场|卡利亞里機場|Cagliari Elmas Airport|卡利亚里|卡利亞里|Elmas|CAG|IT|39.2515|9.0543|Europe/Rome
EXT|EGTE|埃克塞特国际机场|埃克塞特國際機場|Exeter International Airport|埃克塞特||Exeter|EXT|GB|50.7343|-3.414|Europe/London
GRB|KGRB|格林贝国际机场|格林貝國際機場|Austin Straubel International Airport|格林贝|格林貝|Austin Straubel|GRB|US|44.4835|-88.1308|America/Chicago
ROT|NZRO|罗托鲁阿机场|羅托魯阿機場|Rotorua Regional Airport|罗托鲁阿|羅托魯阿|Rotorua|ROT|NZ|-38.1092|176.317|Pacific/Auckland
CUZ|SPZO|库斯科国际机场|庫斯科國際機場|Alejandro Velasco Astete International Airport|库斯科|庫斯科|Alejandro Velasco Astete|CUZ|PE|-13.5357|-71.9388|America/Lima
GAJ|RJSC|山形机场|山形機場|Yamagata Airport|山形||Yamagata|GAJ|JP|38.4119|140.371|Asia/Tokyo
BSR|ORMM|巴士拉国际机场|巴士拉國際機場|Basra International Airport|巴士拉||Basra|BSR|IQ|30.5491|47.6621|Asia/Baghdad
MZT|MMMZ|马萨特兰国际机场|馬薩特蘭國際機場|General Rafael Buelna International Airport|马萨特兰|馬薩特蘭|General Rafael Buelna|MZT|MX|23.1615|-106.2646|America/Mazatlan
ABX|YMAY|奥尔伯里机场|奧爾伯里機場|Albury Airport|奥尔伯里|奧爾伯里|Albury|ABX|AU|-36.0668|146.9592|Australia/Sydney
TSR|LRTR|蒂米什瓦拉机场|蒂米什瓦拉機場|Timişoara Traian Vuia Airport|蒂米什瓦拉||Traian Vuia|TSR|RO|45.8099|21.3379|Europe/Bucharest
KUH|RJCK|钏路机场|釧路機場|Kushiro Airport|钏路|釧路|Kushiro|KUH|JP|43.041|144.193|Asia/Tokyo
KDI|WAWW|肯达里机场|肯達里機場|Haluoleo Airport|肯达里|肯達里|Haluoleo|KDI|ID|-4.0816|122.418|Asia/Makassar
FKI|FZIC|基桑加尼国际机场|基桑加尼國際機場|Bangoka International Airport|基桑加尼||Bangoka|FKI|CD|0.4816|25.338|Africa/Lubumbashi
CGY|RPMY|卡加延德奥罗国际机场|卡加延德奧羅國際機場|Laguindingan International Airport|卡加延德奥罗|卡加延德奧羅|Laguindingan|CGY|PH|8.6122|124.4565|Asia/Manila
GOJ|UWGG|下诺夫哥罗德国际机场|下諾夫哥羅德國際機場|Nizhny Novgorod Strigino International Airport|下诺夫哥罗德|下諾夫哥羅德|Strigino|GOJ|RU|56.2301|43.784|Europe/Moscow
FSZ|RJNS|静冈机场|靜岡機場|Mount Fuji Shizuoka Airport|静冈|靜岡|Mount Fuji Shizuoka|FSZ|JP|34.796|138.1878|Asia/Tokyo
SCN|EDDR|萨尔布吕肯机场|薩爾布呂肯機場|Saarbrücken Airport|萨尔布吕肯|薩爾布呂肯|Saarbrücken|SCN|DE|49.2146|7.1095|Europe/Berlin
OAX|MMOX|瓦哈卡国际机场|瓦哈卡國際機場|Xoxocotlán International Airport|瓦哈卡||Xoxocotlán|OAX|MX|17.0008|-96.722|America/Mexico_City
PPS|RPVP|公主港国际机场|公主港國際機場|Puerto Princesa International Airport|公主港||Puerto Princesa|PPS|PH|9.7421|118.759|Asia/Manila
PUF|LFBP|波城机场|波城機場|Pau Pyrénées Airport|波城||Pyrénées|PUF|FR|43.38|-0.4186|Europe/Paris
GIS|NZGS|吉斯伯恩机场|吉斯伯恩機場|Gisborne Airport|吉斯伯恩||Gisborne|GIS|NZ|-38.6633|177.978|Pacific/Auckland
BMV|VVBM|邦美蜀机场|邦美蜀機場|Buon Ma Thuot Airport|邦美蜀||Buon Ma Thuot|BMV|VN|12.6683|108.12|Asia/Ho_Chi_Minh
PEW|OPPS|白沙瓦国际机场|白沙瓦國際機場|Peshawar International Airport|白沙瓦||Peshawar|PEW|PK|33.9939|71.5146|Asia/Karachi
KLO|RPVK|卡利博国际机场|卡利博國際機場|Kalibo International Airport|卡利博||Kalibo|KLO|PH|11.6794|122.376|Asia/Manila
NWI|EGSH|诺维奇机场|諾維奇機場|Norwich Airport|诺维奇|諾維奇|Norwich|NWI|GB|52.6758|1.2828|Europe/London
BGM|KBGM|宾厄姆顿机场|賓厄姆頓機場|Greater Binghamton|宾厄姆顿|賓厄姆頓|Greater Binghamton|BGM|US|42.2087|-75.9798|America/New_York
PHE|YPPD|黑德兰港国际机场|黑德蘭港國際機場|Port Hedland International Airport|黑德兰港|黑德蘭港|Port Hedland|PHE|AU|-20.3778|118.626|Australia/Perth
TAK|RJOT|高松机场|高松機場|Takamatsu Airport|高松||Takamatsu|TAK|JP|34.2142|134.016|Asia/Tokyo
AAL|EKYT|奥尔堡机场|奧爾堡機場|Aalborg Airport|奥尔堡|奧爾堡|Aalborg|AAL|DK|57.0948|9.8499|Europe/Copenhagen
UUD|UIUU|乌兰乌德国际机场|烏蘭烏德國際機場|Baikal International Airport|乌兰乌德|烏蘭烏德|Baikal|UUD|RU|51.8086|107.4397|Asia/Irkutsk
CUR|TNCC|库拉索国际机场|庫拉索國際機場|Hato International Airport|库拉索|庫拉索|Hato|CUR|CW|12.1889|-68.9598|America/Curacao
OKJ|RJOB|冈山机场|岡山機場|Okayama Momotaro Airport|冈山|岡山|Momotaro|OKJ|JP|34.7569|133.855|Asia/Tokyo
HTA|UIAA|赤塔国际机场|赤塔國際機場|Chita-Kadala International Airport|赤塔||Kadala|HTA|RU|52.0263|113.306|Asia/Chita
PNR|FCPP|黑角国际机场|黑角國際機場|Antonio Agostinho-Neto International Airport|黑角||Antonio Agostinho-Neto|PNR|CG|-4.816|11.8866|Africa/Brazzaville
ZAM|RPMZ|三宝颜国际机场|三寶顏國際機場|Zamboanga International Airport|三宝颜|三寶顏|Zamboanga|ZAM|PH|6.9224|122.06|Asia/Manila
BDB|YBUD|班达伯格机场|班達伯格機場|Bundaberg Airport|班达伯格|班達伯格|Bundaberg|BDB|AU|-24.905|152.3226|Australia/Brisbane
VAN|LTCI|凡城机场|凡城機場|Van Ferit Melen Airport|凡城||Ferit Melen|VAN|TR|38.4682|43.3323|Europe/Istanbul
DGT|RPVD|杜马格特机场|杜馬格特機場|Sibulan Airport|杜马格特|杜馬格特|Sibulan|DGT|PH|9.3342|123.3019|Asia/Manila
YFC|CYFC|弗雷德里克顿机场|弗雷德里克頓機場|Fredericton Airport|弗雷德里克顿|弗雷德里克頓|Fredericton|YFC|CA|45.8689|-66.5372|America/Moncton
AGS|KAGS|奥古斯塔布什机场|奧古斯塔布什機場|Augusta Regional At Bush Field|布什||At Bush Field|AGS|US|33.3699|-81.9645|America/New_York
UBP|VTUU|乌汶机场|烏汶機場|Ubon Ratchathani Airport|乌汶|烏汶|Ubon Ratchathani|UBP|TH|15.2513|104.87|Asia/Bangkok
CZL|DABC|君士坦丁国际机场|君士坦丁國際機場|Mohamed Boudiaf International Airport|君士坦丁||Mohamed Boudiaf|CZL|DZ|36.276|6.6204|Africa/Algiers
WGA|YSWG|沃加沃加机场|沃加沃加機場|Wagga Wagga City Airport|沃加沃加||City|WGA|AU|-35.1635|147.4683|Australia/Sydney
DPO|YDPO|德文波特机场|德文波特機場|Devonport Airport|德文波特||Devonport|DPO|AU|-41.1697|146.43|Australia/Hobart
ORK|EICK|科克机场|科克機場|Cork Airport|科克||Cork|ORK|IE|51.8413|-8.4911|Europe/Dublin
CEI|VTCT|清莱国际机场|清萊國際機場|Mae Fah Luang - Chiang Rai International Airport|清莱|清萊|Mae Fah Luang|CEI|TH|19.9523|99.8829|Asia/Bangkok
TUF|LFOT|图尔机场|圖爾機場|Tours Val de Loire Airport|图尔|圖爾|Val de Loire|TUF|FR|47.4322|0.7276|Europe/Paris
URT|VTSB|素叻他尼机场|素叻他尼機場|Surat Thani Airport|素叻他尼||Surat Thani|URT|TH|9.1326|99.1356|Asia/Bangkok
BES|LFRB|布雷斯特机场|佈雷斯特機場|Brest Bretagne Airport|布雷斯特|佈雷斯特|Bretagne|BES|FR|48.4479|-4.4185|Europe/Paris
YXC|CYXC|克兰布鲁克国际机场|克蘭布魯克國際機場|Cranbrook|克兰布鲁克|克蘭布魯克|Cranbrook|YXC|CA|49.6108|-115.782|America/Edmonton
YHM|CYHM|哈密尔顿国际机场|哈密爾頓國際機場|John C. Munro Hamilton International Airport|哈密尔顿|哈密爾頓|John C. Munro Hamilton|YHM|CA|43.1736|-79.935|America/Toronto
OSS|UCFO|奥什机场|奧什機場|Osh Airport|奥什|奧什|Osh|OSS|KG|40.609|72.7933|Asia/Bishkek
BXU|RPME|武端机场|武端機場|Bancasi Airport|武端||Bancasi|BXU|PH|8.9515|125.4788|Asia/Manila
ELS|FAEL|东伦敦机场|東倫敦機場|King Phalo Airport|东伦敦|東倫敦|King Phalo|ELS|ZA|-33.0356|27.8259|Africa/Johannesburg
MME|EGNV|蒂赛德国际机场|蒂賽德國際機場|Teesside International Airport|蒂赛德|蒂賽德|Teesside|MME|GB|54.5092|-1.4294|Europe/London
KIJ|RJSN|新潟机场|新潟機場|Niigata Airport|新潟||Niigata|KIJ|JP|37.9559|139.121|Asia/Tokyo
MSJ|RJSM|三泽机场|三澤機場|Misawa Airport|三泽|三澤|Misawa|MSJ|JP|40.7032|141.368|Asia/Tokyo
GND|TGPY|莫里斯·毕晓普国际机场|莫里斯·畢曉普國際機場|Maurice Bishop International Airport|莫里斯·毕晓普|莫里斯·畢曉普|Maurice Bishop|GND|GD|12.0042|-61.7862|America/Grenada
GIZ|OEGN|吉赞机场|吉贊機場|Jizan Regional Airport|吉赞|吉贊|Jizan|GIZ|SA|16.9011|42.5858|Asia/Riyadh
BJM|HBBA|布琼布拉国际机场|布瓊布拉國際機場|Bujumbura Melchior Ndadaye International Airport|布琼布拉|布瓊布拉|Melchior Ndadaye|BJM|BI|-3.324|29.3185|Africa/Bujumbura
KKJ|RJFR|北九州机场|北九州機場|Kitakyushu Airport|北九州||Kitakyushu|KKJ|JP|33.8459|131.035|Asia/Tokyo
ASR|LTAU|开塞利机场|開塞利機場|Kayseri Erkilet Airport|开塞利|開塞利|Erkilet|ASR|TR|38.7704|35.4954|Europe/Istanbul
LXR|HELX|卢克索国际机场|盧克索國際機場|Luxor International Airport|卢克索|盧克索|Luxor|LXR|EG|25.671|32.7064|Africa/Cairo
YQR|CYQR|里贾纳国际机场|里賈納國際機場|Regina International Airport|里贾纳|里賈納|Regina|YQR|CA|50.4319|-104.666|America/Regina
DAB|KDAB|代托纳比奇国际机场|代托納比奇國際機場|Daytona Beach International Airport|代托纳比奇|代托納比奇|Daytona Beach|DAB|US|29.1799|-81.0581|America/New_York
USH|SAWH|乌斯怀亚国际机场|烏斯懷亞國際機場|Malvinas Argentinas Airport|乌斯怀亚|烏斯懷亞|Malvinas Argentinas|USH|AR|-54.8433|-68.2958|America/Punta_Arenas
MWX|RKJB|务安国际机场|務安國際機場|Muan International Airport|务安|務安|Muan|MWX|KR|34.9914|126.3828|Asia/Seoul
PBH|VQPR|帕罗国际机场|帕羅國際機場|Paro International Airport|帕罗|帕羅|Paro|PBH|BT|27.4032|89.4246|Asia/Thimphu
YGJ|RJOH|米子机场|米子機場|Yonago Kitaro Airport|米子||Kitaro|YGJ|JP|35.4922|133.236|Asia/Tokyo
SSG|FGSL|马拉博机场|馬拉博機場|Malabo Airport|马拉博|馬拉博|Malabo|SSG|GQ|3.7553|8.7087|Africa/Malabo
KAN|DNKN|卡诺国际机场|卡諾國際機場|Mallam Aminu International Airport|卡诺|卡諾|Mallam Aminu|KAN|NG|12.0476|8.5246|Africa/Lagos
IOM|EGNS|马恩岛机场|馬恩島機場|Isle of Man Airport|马恩岛|馬恩島|Isle of Man|IOM|IM|54.0833|-4.6239|Europe/Isle_of_Man
REG|LICR|雷焦卡拉布里亚机场|雷焦卡拉布里亞機場|Reggio Calabria Airport|雷焦卡拉布里亚|雷焦卡拉布里亞|Reggio Calabria|REG|IT|38.0712|15.6516|Europe/Rome
ROB|GLRB|蒙罗维亚罗伯茨国际机场|蒙羅維亞羅伯茨國際機場|Roberts International Airport|罗伯茨|羅伯茨|Roberts|ROB|LR|6.2338|-10.3623|Africa/Monrovia
AKX|UATT|阿克托别机场|阿克托別機場|Aktobe Airport|阿克托别|阿克托別|Aktobe|AKX|KZ|50.2458|57.2067|Asia/Aqtobe
UTP|VTBU|芭堤雅乌塔堡国际机场|芭達雅烏塔堡國際機場|U-Tapao International Airport|乌塔堡|烏塔堡|U-Tapao|UTP|TH|12.6799|101.005|Asia/Bangkok
AES|ENAL|奥勒松机场|奧勒松機場|Ålesund Airport, Vigra|奥勒松|奧勒松|Vigra|AES|NO|62.5625|6.1197|Europe/Oslo
YSJ|CYSJ|圣约翰机场|聖約翰機場|Saint John Airport|圣约翰|聖約翰|Saint John|YSJ|CA|45.3161|-65.8903|America/Moncton
FNA|GFLL|弗里敦隆吉国际机场|弗里敦隆吉國際機場|Lungi International Airport|隆吉||Lungi|FNA|SL|8.6164|-13.1955|Africa/Freetown
PBC|MMPB|普埃布拉国际机场|普埃布拉國際機場|Hermanos Serdán International Airport|普埃布拉||Hermanos Serdán|PBC|MX|19.1585|-98.3716|America/Mexico_City
ASF|URWA|阿斯特拉罕国际机场|阿斯特拉罕國際機場|Astrakhan Narimanovo Boris M. Kustodiev International Airport|阿斯特拉罕||Narimanovo Boris M. Kustodiev|ASF|RU|46.2828|48.0105|Europe/Astrakhan
LPQ|VLLB|朗勃拉邦国际机场|朗勃拉邦國際機場|Luang Phabang International Airport|朗勃拉邦||Luang Phabang|LPQ|LA|19.8973|102.161|Asia/Vientiane
BCD|RPVB|巴科洛德机场|巴科洛德機場|Bacolod-Silay Airport|巴科洛德||Bacolod-Silay|BCD|PH|10.7764|123.015|Asia/Manila
LAN|KLAN|兰辛机场|蘭辛機場|Capital City Airport|兰辛|蘭辛|Capital City|LAN|US|42.7787|-84.5874|America/Detroit
KGI|YPKG|卡尔古利机场|卡爾古利機場|Kalgoorlie Boulder Airport|卡尔古利|卡爾古利|Boulder|KGI|AU|-30.7915|121.4646|Australia/Perth
JKR|VNJP|贾纳克布尔机场|賈納克布爾機場|Janakpur Airport|贾纳克布尔|賈納克布爾|Janakpur|JKR|NP|26.7088|85.9224|Asia/Kathmandu
PHC|DNPO|哈科特港国际机场|哈科特港國際機場|Port Harcourt International Airport|哈科特港||Port Harcourt|PHC|NG|5.0155|6.9496|Africa/Lagos
TKS|RJOS|德岛机场|德島機場|Tokushima Awaodori Airport|德岛|德島|Awaodori|TKS|JP|34.1328|134.607|Asia/Tokyo
FKS|RJSF|福岛机场|福島機場|Fukushima Airport|福岛|福島|Fukushima|FKS|JP|37.2274|140.431|Asia/Tokyo
BJL|GBYD|班珠尔云德姆国际机场|班珠爾雲德姆國際機場|Banjul International Airport|云德姆|雲德姆|Banjul|BJL|GM|13.338|-16.6522|Africa/Banjul
BUS|UGSB|巴统国际机场|巴統國際機場|Batumi International Airport|巴统|巴統|Batumi|BUS|GE|41.6103|41.5997|Asia/Tbilisi
LDH|YLHI|豪勋爵岛机场|豪勳爵島機場|Lord Howe Island Airport|豪勋爵岛|豪勳爵島|Lord Howe Island|LDH|AU|-31.5382|159.0755|Australia/Lord_Howe
DMU|VEMR|迪马布尔机场|迪馬布爾機場|Dimapur Airport|迪马布尔|迪馬布爾|Dimapur|DMU|IN|25.8839|93.7711|Asia/Kolkata
CAC|SBCA|卡斯卡韦尔机场|卡斯卡韋爾機場|Coronel Adalberto Mendes da Silva Airport|卡斯卡韦尔|卡斯卡韋爾|Coronel Adalberto Mendes da Silva|CAC|BR|-25.0003|-53.5012|America/Sao_Paulo
HSG|RJFS|佐贺机场|佐賀機場|Saga Airport|佐贺|佐賀|Saga|HSG|JP|33.1497|130.302|Asia/Tokyo
IXU|VAAU|奥兰加巴德机场|奧蘭加巴德機場|Aurangabad Airport|奥兰加巴德|奧蘭加巴德|Aurangabad|IXU|IN|19.8627|75.3981|Asia/Kolkata
TAG|RPSP|薄荷邦劳国际机场|薄荷邦勞國際機場|Bohol-Panglao International Airport|薄荷邦劳|薄荷邦勞|Panglao|TAG|PH|9.5731|123.7701|Asia/Manila
BDA|TXKF|百慕大国际机场|百慕大國際機場|L.F. Wade International Airport|百慕大||L.F. Wade|BDA|BM|32.364|-64.6787|Atlantic/Bermuda
TRS|LIPQ|的里雅斯特机场|的里雅斯特機場|Trieste–Friuli Venezia Giulia Airport|的里雅斯特||Friuli Venezia Giulia|TRS|IT|45.8275|13.4722|Europe/Rome
TMP|EFTP|坦佩雷机场|坦佩雷機場|Tampere-Pirkkala Airport|坦佩雷||Pirkkala|TMP|FI|61.4141|23.6044|Europe/Helsinki
MMB|RJCM|女满别机场|女滿別機場|Memanbetsu Airport|女满别|女滿別|Memanbetsu|MMB|JP|43.8806|144.164|Asia/Tokyo
ARM|YARM|阿米代尔机场|阿米代爾機場|Armidale Airport|阿米代尔|阿米代爾|Armidale|ARM|AU|-30.5281|151.617|Australia/Sydney
JDH|VIJO|焦特布尔机场|焦特布爾機場|Jodhpur Airport|焦特布尔|焦特布爾|Jodhpur|JDH|IN|26.2511|73.0489|Asia/Kolkata
SKD|UTSS|撒马尔罕机场|撒馬爾罕機場|Samarkand Airport|撒马尔罕|撒馬爾罕|Samarkand|SKD|UZ|39.7005|66.9838|Asia/Samarkand
PXU|VVPK|波来古机场|波來古機場|Pleiku Airport|波来古|波來古|Pleiku|PXU|VN|14.0045|108.017|Asia/Ho_Chi_Minh
BFN|FABL|布隆方丹国际机场|布隆方丹國際機場|Bram Fischer International Airport|布隆方丹||Bram Fischer|BFN|ZA|-29.0927|26.3024|Africa/Johannesburg
ACA|MMAA|阿卡普尔科国际机场|阿卡普爾科國際機場|General Juan N. Álvarez International Airport|阿卡普尔科|阿卡普爾科|General Juan N. Álvarez|ACA|MX|16.7571|-99.7531|America/Mexico_City
TRC|MMTC|托雷翁国际机场|托雷翁國際機場|Francisco Sarabia Tinoco International Airport|托雷翁||Francisco Sarabia Tinoco|TRC|MX|25.5683|-103.411|America/Monterrey
BQN|TJBQ|阿瓜迪亚博林奎恩机场|阿瓜迪亞博林奎恩機場|Rafael Hernández International Airport|博林奎恩||Rafael Hernández|BQN|PR|18.4949|-67.1294|America/Puerto_Rico
KOK|EFKK|科科拉机场|科科拉機場|Kokkola-Pietarsaari Airport|科科拉||Pietarsaari|KOK|FI|63.7212|23.1431|Europe/Helsinki
PGF|LFMP|佩皮尼昂机场|佩皮尼昂機場|Perpignan-Rivesaltes Airport|佩皮尼昂||Rivesaltes|PGF|FR|42.7404|2.8707|Europe/Paris
CYI|RCKU|嘉义机场|嘉義機場|Chiayi Airport|嘉义|嘉義|Chiayi|CYI|TW|23.4626|120.3905|Asia/Taipei
SBZ|LRSB|锡比乌国际机场|錫比烏國際機場|Sibiu International Airport|锡比乌|錫比烏|Sibiu|SBZ|RO|45.7858|24.0867|Europe/Bucharest
OBO|RJCB|带广机场|帶廣機場|Tokachi-Obihiro Airport|带广|帶廣|Tokachi-Obihiro|OBO|JP|42.7333|143.217|Asia/Tokyo
CJJ|RKTU|清州国际机场|清州國際機場|Cheongju International Airport|清州||Cheongju|CJJ|KR|36.717|127.4987|Asia/Seoul
UDR|VAUD|乌代布尔机场|烏代布爾機場|Maharana Pratap Airport|乌代布尔|烏代布爾|Maharana Pratap|UDR|IN|24.6177|73.8961|Asia/Kolkata
LPT|VTCL|南邦机场|南邦機場|Lampang Airport|南邦||Lampang|LPT|TH|18.2709|99.5042|Asia/Bangkok
ZYL|VGSY|锡尔赫特国际机场|錫爾赫特國際機場|Osmany International Airport|锡尔赫特|錫爾赫特|Osmany|ZYL|BD|24.9638|91.8648|Asia/Dhaka
RKT|OMRK|哈伊马角国际机场|哈伊馬角國際機場|Ras Al Khaimah International Airport|哈伊马角|哈伊馬角|Ras Al Khaimah|RKT|AE|25.6135|55.9388|Asia/Dubai
RAJ|VARK|拉杰果德机场|拉傑果德機場|Rajkot Airport|拉杰果德|拉傑果德|Rajkot|RAJ|IN|22.3092|70.7795|Asia/Kolkata
AAR|EKAH|奥胡斯机场|奧胡斯機場|Aarhus Airport|奥胡斯|奧胡斯|Aarhus|AAR|DK|56.3033|10.6183|Europe/Copenhagen
ZLO|MMZO|曼萨尼约国际机场|曼薩尼約國際機場|Playa de Oro International Airport|曼萨尼约|曼薩尼約|Playa de Oro|ZLO|MX|19.1448|-104.559|America/Mexico_City
URA|UARR|乌拉尔斯克机场|烏拉爾斯克機場|Uralsk Airport|乌拉尔斯克|烏拉爾斯克|Uralsk|URA|KZ|51.1508|51.5431|Asia/Oral
ALO|KALO|滑铁卢机场|滑鐵盧機場|Waterloo Regional Airport|滑铁卢|滑鐵盧|Waterloo|ALO|US|42.5571|-92.4003|America/Chicago
TGG|WMKN|瓜拉登嘉楼机场|瓜拉登嘉樓機場|Sultan Mahmud Airport|瓜拉登嘉楼|瓜拉登嘉樓|Sultan Mahmud|TGG|MY|5.3826|103.103|Asia/Kuala_Lumpur
HIN|RKPS|泗川机场|泗川機場|Sacheon Airport|泗川||Sacheon|HIN|KR|35.0886|128.0718|Asia/Seoul
DJB|WIJJ|占碑机场|佔碑機場|Sultan Thaha Airport|占碑|佔碑|Sultan Thaha|DJB|ID|-1.6387|103.6451|Asia/Jakarta
SNN|EINN|香农机场|香農機場|Shannon Airport|香农|香農|Shannon|SNN|IE|52.702|-8.9248|Europe/Dublin
IBR|RJAH|茨城机场|茨城機場|Ibaraki Airport|茨城||Ibaraki|IBR|JP|36.1811|140.415|Asia/Tokyo
CZM|MMCZ|科苏梅尔国际机场|科蘇梅爾國際機場|Cozumel International Airport|科苏梅尔|科蘇梅爾|Cozumel|CZM|MX|20.5149|-86.9285|America/Cancun
SYO|RJSY|庄内机场|莊內機場|Shonai Airport|庄内|莊內|Shonai|SYO|JP|38.8122|139.787|Asia/Tokyo
DOM|TDPD|道格拉斯-查尔斯机场|道格拉斯-查爾斯機場|Douglas-Charles Airport|道格拉斯-查尔斯|道格拉斯-查爾斯|Douglas-Charles|DOM|DM|15.547|-61.3|America/Dominica
YYG|CYYG|夏洛特敦机场|夏洛特敦機場|Charlottetown Airport|夏洛特敦||Charlottetown|YYG|CA|46.29|-63.1211|America/Halifax
KUA|WMKD|关丹机场|關丹機場|Kuantan Airport|关丹|關丹|Kuantan|KUA|MY|3.7754|103.209|Asia/Kuala_Lumpur
TOY|RJNT|富山机场|富山機場|Toyama Airport|富山||Toyama|TOY|JP|36.6483|137.188|Asia/Tokyo
CRP|KCRP|科珀斯克里斯蒂国际机场|科伯斯克里斯蒂國際機場|Corpus Christi International Airport|科珀斯克里斯蒂|科伯斯克里斯蒂|Corpus Christi|CRP|US|27.7704|-97.5012|America/Chicago
AOR|WMKA|亚罗士打机场|亞羅士打機場|Sultan Abdul Halim Airport|亚罗士打|亞羅士打|Sultan Abdul Halim|AOR|MY|6.1897|100.398|Asia/Kuala_Lumpur
OVD|LEAS|阿斯图里亚斯机场|阿斯圖里亞斯機場|Asturias Airport|阿斯图里亚斯|阿斯圖里亞斯|Asturias|OVD|ES|43.5636|-6.0346|Europe/Madrid
VDH|VVDH|洞海机场|洞海機場|Dong Hoi Airport|洞海||Dong Hoi|VDH|VN|17.515|106.5906|Asia/Bangkok
MMJ|RJAF|松本机场|松本機場|Shinshu-Matsumoto Airport|松本||Shinshu-Matsumoto|MMJ|JP|36.1668|137.923|Asia/Tokyo
MLX|LTAT|马拉蒂亚机场|馬拉蒂亞機場|Malatya Erhaç Airport|马拉蒂亚|馬拉蒂亞|Erhaç|MLX|TR|38.4353|38.091|Europe/Istanbul
RBA|GMME|拉巴特-塞拉机场|拉巴特-塞拉機場|Rabat-Salé Airport|塞拉||Salé|RBA|MA|34.0515|-6.7515|Africa/Casablanca
TAM|MMTM|坦皮科国际机场|坦皮科國際機場|General Francisco Javier Mina International Airport|坦皮科||General Francisco Javier Mina|TAM|MX|22.2964|-97.8659|America/Monterrey
CFE|LFLC|克莱蒙费朗机场|克萊蒙費朗機場|Clermont-Ferrand Auvergne Airport|克莱蒙费朗|克萊蒙費朗|Auvergne|CFE|FR|45.7867|3.1692|Europe/Paris
VGO|LEVX|维戈机场|維戈機場|Vigo Airport|维戈|維戈|Vigo|VGO|ES|42.2318|-8.6268|Europe/Madrid
TTJ|RJOR|鸟取机场|鳥取機場|Tottori Sand Dunes Conan Airport|鸟取|鳥取|Sand Dunes Conan|TTJ|JP|35.5301|134.167|Asia/Tokyo
DGO|MMDO|杜兰戈国际机场|杜蘭戈國際機場|General Guadalupe Victoria International Airport|杜兰戈|杜蘭戈|General Guadalupe Victoria|DGO|MX|24.1255|-104.5279|America/Monterrey
KYA|LTAN|科尼亚机场|科尼亞機場|Konya Airport|科尼亚|科尼亞|Konya|KYA|TR|37.979|32.5619|Europe/Istanbul
KGF|UAKK|卡拉干达机场|卡拉干達機場|Sary-Arka Airport|卡拉干达|卡拉干達|Sary-Arka|KGF|KZ|49.6708|73.3344|Asia/Almaty
UBJ|RJDC|山口宇部机场|山口宇部機場|Yamaguchi Ube Airport|山口宇部||Yamaguchi Ube|UBJ|JP|33.93|131.279|Asia/Tokyo
ASM|HHAS|阿斯马拉国际机场|阿斯馬拉國際機場|Asmara International Airport|阿斯马拉|阿斯馬拉|Asmara|ASM|ER|15.2919|38.9107|Africa/Asmara
SPN|PGSN|塞班国际机场|塞班國際機場|Saipan International Airport|塞班||Saipan|SPN|MP|15.119|145.729|Pacific/Saipan
AGR|VIAG|阿格拉机场|阿格拉機場|Agra Airport|阿格拉||Agra|AGR|IN|27.1577|77.9609|Asia/Kolkata
TBB|VVTH|绥和机场|綏和機場|Dong Tac Airport|绥和|綏和|Dong Tac|TBB|VN|13.0496|109.334|Asia/Ho_Chi_Minh
TST|VTST|董里机场|董里機場|Trang Airport|董里||Trang|TST|TH|7.5087|99.6166|Asia/Bangkok
KZO|UAOO|克孜勒奥尔达机场|克孜勒奧爾達機場|Kyzylorda Airport|克孜勒奥尔达|克孜勒奧爾達|Kyzylorda|KZO|KZ|44.7069|65.5925|Asia/Qyzylorda
FPO|MYGF|自由港国际机场|自由港國際機場|Grand Bahama International Airport|自由港||Grand Bahama|FPO|BS|26.5587|-78.6956|America/Nassau
TBU|NFTF|努库阿洛法国际机场|努庫阿洛法國際機場|Fua'amotu International Airport|努库阿洛法|努庫阿洛法|Fua'amotu|TBU|TO|-21.2412|-175.15|Pacific/Tongatapu
BGF|FEFF|班吉国际机场|班吉國際機場|Bangui M'Poko International Airport|班吉||M'Poko|BGF|CF|4.3985|18.5188|Africa/Bangui
NNT|VTCN|难府机场|難府機場|Nan Airport|难府|難府|Nan|NNT|TH|18.8079|100.783|Asia/Bangkok
WKJ|RJCW|稚内机场|稚內機場|Wakkanai Airport|稚内|稚內|Wakkanai|WKJ|JP|45.4042|141.801|Asia/Tokyo
DYU|UTDD|杜尚别机场|杜尚別機場|Dushanbe Airport|杜尚别|杜尚別|Dushanbe|DYU|TJ|38.5433|68.825|Asia/Dushanbe
ENI|RPEN|爱妮岛机场|愛妮島機場|El Nido Airport|爱妮岛|愛妮島|El Nido|ENI|PH|11.2024|119.4161|Asia/Manila
AHO|LIEA|阿尔盖罗机场|阿爾蓋羅機場|Alghero-Fertilia Airport|阿尔盖罗|阿爾蓋羅|Fertilia|AHO|IT|40.6321|8.2908|Europe/Rome
IPH|WMKI|怡保机场|怡保機場|Sultan Azlan Shah Airport|怡保||Sultan Azlan Shah|IPH|MY|4.568|101.092|Asia/Kuala_Lumpur
GAY|VEGY|格雅机场|格雅機場|Gaya Airport|格雅||Gaya|GAY|IN|24.7443|84.9512|Asia/Kolkata
ROR|PTRO|科罗尔机场|科羅爾機場|Babelthuap Airport|科罗尔|科羅爾|Babelthuap|ROR|PW|7.3673|134.5442|Pacific/Palau
AOI|LIPY|安科纳机场|安科納機場|Marche Airport|安科纳|安科納|Marche|AOI|IT|43.6163|13.3623|Europe/Rome
APW|NSFA|阿皮亚法莱奥洛国际机场|阿皮亞法萊奧洛國際機場|Faleolo International Airport|法莱奥洛|法萊奧洛|Faleolo|APW|WS|-13.83|-172.008|Pacific/Apia
KRN|ESNQ|基律纳机场|基律納機場|Kiruna Airport|基律纳|基律納|Kiruna|KRN|SE|67.822|20.3368|Europe/Stockholm
DIL|WPDL|帝力国际机场|帝力國際機場|Presidente Nicolau Lobato International Airport|帝力||Presidente Nicolau Lobato|DIL|TL|-8.5466|125.5245|Asia/Makassar
KSC|LZKZ|科希策国际机场|科希策國際機場|Košice International Airport|科希策||Košice|KSC|SK|48.6631|21.2411|Europe/Bratislava
PHS|VTPP|彭世洛机场|彭世洛機場|Phitsanulok Airport|彭世洛||Phitsanulok|PHS|TH|16.7829|100.279|Asia/Bangkok
BUQ|FVJN|布拉瓦约国际机场|布拉瓦約國際機場|Joshua Mqabuko Nkomo International Airport|布拉瓦约|布拉瓦約|Joshua Mqabuko Nkomo|BUQ|ZW|-20.0174|28.6179|Africa/Harare
HUN|RCYU|花莲机场|花蓮機場|Hualien Airport|花莲|花蓮|Hualien|HUN|TW|24.0231|121.618|Asia/Taipei
LAO|RPLI|拉瓦格国际机场|拉瓦格國際機場|Laoag International Airport|拉瓦格||Laoag|LAO|PH|18.1761|120.531|Asia/Manila
RTG|WATG|鲁滕机场|魯滕機場|Frans Sales Lega Airport|鲁滕|魯滕|Frans Sales Lega|RTG|ID|-8.5962|120.4782|Asia/Makassar
TLN|LFTH|土伦机场|土倫機場|Toulon-Hyères Airport|土伦|土倫|Hyères|TLN|FR|43.0973|6.146|Europe/Paris
AYQ|YAYE|艾尔斯岩机场|艾爾斯巖機場|Ayers Rock Connellan Airport|艾尔斯岩|艾爾斯巖|Ayers Rock Connellan|AYQ|AU|-25.1859|130.977|Australia/Darwin
THS|VTPO|素可泰机场|素可泰機場|Sukhothai Airport|素可泰||Sukhothai|THS|TH|17.238|99.8182|Asia/Bangkok
NAW|VTSC|那拉提瓦机场|那拉提瓦機場|Narathiwat Airport|那拉提瓦||Narathiwat|NAW|TH|6.5199|101.743|Asia/Bangkok
PWQ|UASP|巴甫洛达尔机场|巴甫洛達爾機場|Pavlodar Airport|巴甫洛达尔|巴甫洛達爾|Pavlodar|PWQ|KZ|52.195|77.0739|Asia/Almaty
DNK|UKDD|第聂伯国际机场|第聶伯國際機場|Dnipro International Airport|第聂伯|第聶伯|Dnipro|DNK|UA|48.3572|35.1006|Europe/Kiev
CME|MMCE|卡门城国际机场|卡門城國際機場|Ciudad del Carmen International Airport|卡门城|卡門城|Ciudad del Carmen|CME|MX|18.6537|-91.799|America/Merida
AVN|LFMV|阿维尼翁机场|阿維尼翁機場|Avignon-Caumont Airport|阿维尼翁|阿維尼翁|Caumont|AVN|FR|43.9073|4.9018|Europe/Paris
DNZ|LTAY|代尼兹利机场|代尼茲利機場|Çardak Airport|代尼兹利|代尼茲利|Çardak|DNZ|TR|37.7856|29.7013|Europe/Istanbul
RXS|RPVR|罗克塞斯城机场|羅克塞斯城機場|Roxas Airport|罗克塞斯城|羅克塞斯城|Roxas|RXS|PH|11.5977|122.752|Asia/Manila
AXA|TQPF|安圭拉国际机场|安圭拉國際機場|Clayton J Lloyd International Airport|安圭拉||Clayton J Lloyd|AXA|AI|18.2048|-63.0538|America/Anguilla
SKO|DNSO|索科托国际机场|索科托國際機場|Sadiq Abubakar III International Airport|索科托||Sadiq Abubakar III|SKO|NG|12.9163|5.2072|Africa/Lagos
NYU|VYBG|蒲甘良乌机场|蒲甘良烏機場|Bagan Airport|良乌|良烏|Bagan|NYU|MM|21.1788|94.9302|Asia/Yangon
MHQ|EFMA|玛丽港机场|瑪麗港機場|Mariehamn Airport|玛丽港|瑪麗港|Mariehamn|MHQ|FI|60.1222|19.8982|Europe/Mariehamn
TUG|RPUT|土格加劳机场|土格加勞機場|Tuguegarao Airport|土格加劳|土格加勞|Tuguegarao|TUG|PH|17.6434|121.7332|Asia/Manila
SUG|RPMS|苏里高机场|蘇里高機場|Surigao Airport|苏里高|蘇里高|Surigao|SUG|PH|9.7558|125.481|Asia/Manila
GES|RPMR|桑托斯将军城国际机场|桑托斯將軍城國際機場|General Santos International Airport|桑托斯将军城|桑托斯將軍城|General Santos|GES|PH|6.058|125.096|Asia/Manila
VKG|VVRG|迪石机场|迪石機場|Rach Gia Airport|迪石||Rach Gia|VKG|VN|9.958|105.1324|Asia/Ho_Chi_Minh
KOS|VDSV|西哈努克国际机场|西哈努克國際機場|Sihanoukville International Airport|西哈努克||Sihanoukville|KOS|KH|10.5695|103.631|Asia/Phnom_Penh
DAM|OSDI|大马士革国际机场|大馬士革國際機場|Damascus International Airport|大马士革|大馬士革|Damascus|DAM|SY|33.4115|36.5156|Asia/Damascus
HHQ|VTPH|华欣机场|華欣機場|Hua Hin Airport|华欣|華欣|Hua Hin|HHQ|TH|12.6362|99.9515|Asia/Bangkok
BHK|UTSB|布哈拉国际机场|布哈拉國際機場|Bukhara International Airport|布哈拉||Bukhara|BHK|UZ|39.775|64.4833|Asia/Samarkand
MBT|RPVJ|马斯巴特机场|馬斯巴特機場|Moises R. Espinosa Airport|马斯巴特|馬斯巴特|Moises R. Espinosa|MBT|PH|12.3697|123.6301|Asia/Manila
CLQ|MMIA|科利马国际机场|科利馬國際機場|Licenciado Miguel de la Madrid International Airport|科利马|科利馬|Licenciado Miguel de la Madrid|CLQ|MX|19.277|-103.577|America/Mexico_City
YNY|RKNY|江原襄阳国际机场|江原襄陽國際機場|Yangyang International Airport|江原襄阳|江原襄陽|Yangyang|YNY|KR|38.0613|128.669|Asia/Seoul
PMF|LIMP|帕尔马机场|帕爾馬機場|Parma Airport|帕尔马|帕爾馬|Parma|PMF|IT|44.8264|10.2971|Europe/Rome
JGA|VAJM|贾姆讷格尔机场|賈姆訥格爾機場|Jamnagar Airport|贾姆讷格尔|賈姆訥格爾|Jamnagar|JGA|IN|22.4655|70.0126|Asia/Kolkata
CJM|VTSE|春蓬机场|春蓬機場|Chumphon Airport|春蓬||Chumphon|CJM|TH|10.7112|99.3617|Asia/Bangkok
JOE|EFJO|约恩苏机场|約恩蘇機場|Joensuu Airport|约恩苏|約恩蘇|Joensuu|JOE|FI|62.6588|29.6194|Europe/Helsinki
CAH|VVCM|金瓯机场|金甌機場|Cà Mau Airport|金瓯|金甌|Cà Mau|CAH|VN|9.1777|105.1778|Asia/Ho_Chi_Minh
LSH|VYLS|腊戎机场|臘戎機場|Lashio Airport|腊戎|臘戎|Lashio|LSH|MM|22.9779|97.7522|Asia/Yangon
RMI|LIPR|里米尼国际机场|里米尼國際機場|Federico Fellini International Airport|里米尼||Federico Fellini|RMI|IT|44.0203|12.6117|Europe/Rome
NTQ|RJNW|能登机场|能登機場|Noto Satoyama Airport|能登||Noto Satoyama|NTQ|JP|37.2931|136.962|Asia/Tokyo
UKK|UASK|厄斯克门机场|厄斯克門機場|Ust-Kamenogorsk Airport|厄斯克门|厄斯克門|Ust-Kamenogorsk|UKK|KZ|50.0366|82.4935|Asia/Almaty
LIG|LFBL|利摩日机场|利摩日機場|Limoges Airport|利摩日||Limoges|LIG|FR|45.8628|1.1794|Europe/Paris
YMM|CYMM|麦克默里堡机场|麥克默里堡機場|Fort McMurray Airport|麦克默里堡|麥克默里堡|Fort McMurray|YMM|CA|56.6533|-111.222|America/Edmonton
RVN|EFRO|罗瓦涅米机场|羅瓦涅米機場|Rovaniemi Airport|罗瓦涅米|羅瓦涅米|Rovaniemi|RVN|FI|66.5648|25.8304|Europe/Helsinki
AKJ|RJEC|旭川机场|旭川機場|Asahikawa Airport|旭川||Asahikawa|AKJ|JP|43.6708|142.447|Asia/Tokyo
GNB|LFLS|格勒诺布尔机场|格勒諾布爾機場|Grenoble Alpes Isère Airport|格勒诺布尔|格勒諾布爾|Alpes Isère|GNB|FR|45.3629|5.3294|Europe/Paris
CPE|MMCP|坎佩切国际机场|坎佩切國際機場|Ingeniero Alberto Acuña Ongay International Airport|坎佩切||Ingeniero Alberto Acuña Ongay|CPE|MX|19.8168|-90.5003|America/Merida
HGN|VTCH|夜丰颂机场|夜豐頌機場|Mae Hong Son Airport|夜丰颂|夜豐頌|Mae Hong Son|HGN|TH|19.3013|97.9758|Asia/Bangkok
PNY|VOPC|本地治里机场|本地治里機場|Pondicherry Airport|本地治里||Pondicherry|PNY|IN|11.968|79.812|Asia/Kolkata
GAN|VRMG|甘岛国际机场|甘島國際機場|Gan International Airport|甘岛|甘島|Gan|GAN|MV|-0.6927|73.1516|Indian/Maldives
NYT|VYNT|内比都国际机场|內比都國際機場|Nay Pyi Taw International Airport|内比都|內比都|Nay Pyi Taw|NYT|MM|19.6235|96.201|Asia/Yangon
MBE|RJEB|纹别机场|紋別機場|Monbetsu Airport|纹别|紋別|Monbetsu|MBE|JP|44.3039|143.404|Asia/Tokyo
HJR|VEKO|克久拉霍机场|克久拉霍機場|Khajuraho Airport|克久拉霍||Khajuraho|HJR|IN|24.8172|79.9186|Asia/Kolkata
POR|EFPO|波里机场|波里機場|Pori Airport|波里||Pori|POR|FI|61.4617|21.8|Europe/Helsinki
TTT|RCFN|台东机场|台東機場|Taitung Airport|台东|台東|Taitung|TTT|TW|22.755|121.102|Asia/Taipei
MDK|FZEA|姆班达卡机场|姆班達卡機場|Mbandaka Airport|姆班达卡|姆班達卡|Mbandaka|MDK|CD|0.0226|18.2887|Africa/Kinshasa
KSD|ESOK|卡尔斯塔德机场|卡爾斯塔德機場|Karlstad Airport|卡尔斯塔德|卡爾斯塔德|Karlstad|KSD|SE|59.4447|13.3374|Europe/Stockholm
SAI|VDSA|暹粒吴哥国际机场|暹粒吳哥國際機場|Siem Reap-Angkor International Airport|吴哥|吳哥|Angkor|SAI|KH|13.3692|104.2231|Asia/Phnom_Penh
UBN|ZMCK|乌兰巴托成吉思汗国际机场|烏蘭巴托成吉思汗國際機場|Ulaanbaatar Chinggis Khaan International Airport|成吉思汗||Chinggis Khaan|UBN|MN|47.6469|106.8198|Asia/Ulaanbaatar
KTI|VDTI|金边德崇国际机场|金邊德崇國際機場|Techo International Airport|德崇||Techo|KTI|KH|11.3625|104.9188|Asia/Phnom_Penh
`
