/**
 * Cities abroad and where hotels stand in them. One line per city: id, how many hotels, level of a middling room in the
 * country's currency, currency, time zone, percent of tax and service that prices include, city tax per night at the desk,
 * three streets, then middles of areas in degrees of WGS-84 to about a kilometre (name, traditional if different, English).
 * Levels and taxes are our own estimate of 2026; streets and positions our own reading of maps.
 */
export const abroadCentreTable = `
395|30|1050|HKD|Asia/Hong_Kong|13|0|Nathan Road,Queen's Road,Hennessy Road|中环,中環,Central 22.28 114.16|尖沙咀,,Tsim Sha Tsui 22.30 114.17|铜锣湾,銅鑼灣,Causeway Bay 22.28 114.18|机场,機場,Airport 22.32 113.94
396|16|980|MOP|Asia/Macau|15|0|Avenida da Praia Grande,Rua do Campo,Estrada do Istmo|路氹,,Cotai 22.15 113.56|新马路,新馬路,Senado Square 22.19 113.54|外港,,Outer Harbour 22.20 113.55
397|20|3600|TWD|Asia/Taipei|15|0|Zhongxiao East Road,Nanjing East Road,Zhongshan North Road|信义区,信義區,Xinyi 25.03 121.57|台北车站,台北車站,Taipei Main Station 25.05 121.52|中山,,Zhongshan 25.06 121.52
3187|34|2300|THB|Asia/Bangkok|17|0|Sukhumvit Road,Silom Road,Rama IV Road|素坤逸,,Sukhumvit 13.74 100.56|是隆,,Silom 13.73 100.53|暹罗,暹羅,Siam 13.75 100.53|湄南河,,Riverside 13.72 100.51|素万那普机场,素萬那普機場,Suvarnabhumi Airport 13.69 100.75
3004|28|265|SGD|Asia/Singapore|19|0|Orchard Road,North Bridge Road,Raffles Avenue|滨海湾,濱海灣,Marina Bay 1.28 103.86|乌节路,烏節路,Orchard 1.30 103.83|武吉士,,Bugis 1.30 103.86|樟宜机场,樟宜機場,Changi Airport 1.36 103.99
3001|28|19500|JPY|Asia/Tokyo|10|200|Meiji-dori,Chuo-dori,Yasukuni-dori|新宿,,Shinjuku 35.69 139.70|银座,銀座,Ginza 35.67 139.77|东京站,東京站,Tokyo Station 35.68 139.77|涩谷,澀谷,Shibuya 35.66 139.70|品川,,Shinagawa 35.63 139.74
3002|18|15500|JPY|Asia/Tokyo|10|100|Midosuji,Sakaisuji,Yotsubashisuji|梅田,,Umeda 34.70 135.50|难波,難波,Namba 34.67 135.50|新大阪,,Shin-Osaka 34.73 135.50
3003|22|165000|KRW|Asia/Seoul|10|0|Teheran-ro,Sejong-daero,Eulji-ro|明洞,,Myeong-dong 37.56 126.98|江南,,Gangnam 37.50 127.03|弘大,,Hongdae 37.56 126.92|汝矣岛,汝矣島,Yeouido 37.52 126.92
3005|18|330|MYR|Asia/Kuala_Lumpur|8|10|Jalan Ampang,Jalan Sultan Ismail,Jalan Bukit Bintang|双子塔,雙子塔,KLCC 3.16 101.71|武吉免登,,Bukit Bintang 3.15 101.71|吉隆坡中环,吉隆坡中環,KL Sentral 3.13 101.69
3006|14|2900|THB|Asia/Bangkok|17|0|Thaweewong Road,Kata Road,Thepkrasattri Road|芭东海滩,芭東海灘,Patong Beach 7.90 98.30|卡塔海滩,卡塔海灘,Kata Beach 7.82 98.30|普吉镇,普吉鎮,Phuket Town 7.88 98.39
3007|24|620|AED|Asia/Dubai|22|20|Sheikh Zayed Road,Al Maktoum Road,Al Khail Road|市中心,,Downtown 25.20 55.27|迪拜码头,迪拜碼頭,Dubai Marina 25.08 55.14|德拉,,Deira 25.27 55.32|迪拜机场,迪拜機場,Dubai Airport 25.25 55.36
3008|26|195|GBP|Europe/London|20|0|Strand,Oxford Street,Kensington High Street|西区,西區,West End 51.51 -0.13|金融城,,City of London 51.51 -0.09|肯辛顿,肯辛頓,Kensington 51.50 -0.19|金丝雀码头,金絲雀碼頭,Canary Wharf 51.50 -0.02|希思罗机场,希斯洛機場,Heathrow Airport 51.47 -0.45
3009|22|215|EUR|Europe/Paris|10|5|Rue de Rivoli,Boulevard Haussmann,Avenue Kléber|香榭丽舍,香榭麗舍,Champs-Élysées 48.87 2.30|歌剧院,歌劇院,Opéra 48.87 2.33|拉德芳斯,,La Défense 48.89 2.24|蒙帕纳斯,蒙帕納斯,Montparnasse 48.84 2.32
3010|16|155|EUR|Europe/Berlin|7|2|Kaiserstraße,Mainzer Landstraße,Zeil|火车总站,火車總站,Hauptbahnhof 50.11 8.66|展览中心,展覽中心,Messe 50.11 8.65|机场,機場,Airport 50.05 8.57|老城,,Altstadt 50.11 8.68
3011|28|310|USD|America/New_York|15|4|Broadway,Lexington Avenue,7th Avenue|时代广场,時代廣場,Times Square 40.76 -73.99|中城东,中城東,Midtown East 40.75 -73.97|下城,,Downtown 40.71 -74.01|肯尼迪机场,甘迺迪機場,JFK Airport 40.66 -73.79
3012|18|260|USD|America/Los_Angeles|14|0|Wilshire Boulevard,Figueroa Street,Sunset Boulevard|市中心,,Downtown 34.05 -118.25|好莱坞,好萊塢,Hollywood 34.10 -118.34|圣莫尼卡,聖莫尼卡,Santa Monica 34.02 -118.49|机场,機場,Airport 33.95 -118.38
3013|16|270|USD|America/Los_Angeles|14|0|Market Street,Mission Street,Powell Street|联合广场,聯合廣場,Union Square 37.79 -122.41|金融区,金融區,Financial District 37.79 -122.40|机场,機場,Airport 37.61 -122.40
3014|18|310|AUD|Australia/Sydney|10|0|George Street,Pitt Street,Elizabeth Street|环形码头,環形碼頭,Circular Quay -33.86 151.21|达令港,達令港,Darling Harbour -33.87 151.20|机场,機場,Airport -33.93 151.18
3015|16|270|AUD|Australia/Melbourne|10|0|Collins Street,Bourke Street,Swanston Street|中央商务区,中央商務區,CBD -37.81 144.96|南岸,,Southbank -37.82 144.96|机场,機場,Airport -37.67 144.85
3016|14|280|CAD|America/Vancouver|18|0|Burrard Street,Granville Street,Georgia Street|市中心,,Downtown 49.28 -123.12|煤港,,Coal Harbour 49.29 -123.12|列治文,,Richmond 49.17 -123.14
3017|14|270|CAD|America/Toronto|19|0|Yonge Street,King Street West,Front Street|市中心,,Downtown 43.65 -79.38|约克维尔,約克維爾,Yorkville 43.67 -79.39|皮尔逊机场,皮爾遜機場,Pearson Airport 43.69 -79.60
3018|16|1150000|IDR|Asia/Jakarta|21|0|Jalan Sudirman,Jalan Thamrin,Jalan Gatot Subroto|苏迪曼,蘇迪曼,Sudirman -6.21 106.82|坦林,,Thamrin -6.19 106.82|机场,機場,Airport -6.13 106.66
3019|16|2050000|VND|Asia/Ho_Chi_Minh|15|0|Le Loi,Nguyen Hue,Dong Khoi|第一郡,,District 1 10.78 106.70|新山一机场,新山一機場,Tan Son Nhat Airport 10.81 106.66|富美兴,富美興,Phu My Hung 10.73 106.72
3020|14|1850000|VND|Asia/Ho_Chi_Minh|15|0|Trang Tien,Ba Trieu,Kim Ma|还剑湖,還劍湖,Hoan Kiem Lake 21.03 105.85|西湖,,West Lake 21.06 105.83|巴亭,,Ba Dinh 21.04 105.82
3021|16|6200|PHP|Asia/Manila|22|0|Ayala Avenue,Roxas Boulevard,EDSA|马卡蒂,馬卡蒂,Makati 14.55 121.02|帕赛湾区,帕賽灣區,Bay Area 14.54 120.98|博尼法乔,博尼法喬,Bonifacio 14.55 121.05
3022|16|1650000|IDR|Asia/Makassar|21|0|Jalan Pantai Kuta,Jalan Sunset Road,Jalan Raya Seminyak|库塔,庫塔,Kuta -8.72 115.17|努沙杜瓦,,Nusa Dua -8.80 115.23|水明漾,,Seminyak -8.69 115.16
3023|14|6800|TRY|Europe/Istanbul|12|0|Cumhuriyet Caddesi,İstiklal Caddesi,Büyükdere Caddesi|塔克西姆,,Taksim 41.04 28.99|老城,,Sultanahmet 41.01 28.98|列文特,,Levent 41.08 29.01
3024|16|235|USD|America/Chicago|17|0|Michigan Avenue,Wacker Drive,State Street|卢普区,盧普區,The Loop 41.88 -87.63|壮丽一英里,壯麗一英里,Magnificent Mile 41.89 -87.62|奥黑尔机场,奧黑爾機場,O'Hare Airport 41.98 -87.88
3028|14|12500|RUB|Europe/Moscow|20|0|Tverskaya Street,Novy Arbat,Leningradsky Avenue|特维尔大街,特維爾大街,Tverskaya 55.76 37.61|莫斯科城,,Moscow City 55.75 37.54|阿尔巴特,阿爾巴特,Arbat 55.75 37.59
3039|16|190|USD|America/Los_Angeles|13|0|Las Vegas Boulevard,Flamingo Road,Paradise Road|大道,,The Strip 36.11 -115.17|会展中心,會展中心,Convention Center 36.13 -115.15|老城,,Downtown 36.17 -115.14
3030|14|245|USD|America/New_York|16|0|Pennsylvania Avenue,Connecticut Avenue,K Street|市中心,,Downtown 38.90 -77.03|杜邦环岛,杜邦環島,Dupont Circle 38.91 -77.04|乔治城,喬治城,Georgetown 38.91 -77.06
3032|16|205|EUR|Europe/Amsterdam|9|8|Damrak,Stadhouderskade,Prinsengracht|中央车站,中央車站,Centraal 52.38 4.90|南区,南區,Zuid 52.34 4.87|史基浦机场,史基浦機場,Schiphol Airport 52.31 4.76
3034|14|235|USD|America/Los_Angeles|16|4|Pike Street,4th Avenue,Olive Way|市中心,,Downtown 47.61 -122.34|南联合湖,南聯合湖,South Lake Union 47.62 -122.34|机场,機場,Airport 47.44 -122.30
3037|14|270|USD|America/New_York|15|0|Boylston Street,Atlantic Avenue,Huntington Avenue|后湾,後灣,Back Bay 42.35 -71.08|海港区,海港區,Seaport 42.35 -71.04|剑桥,劍橋,Cambridge 42.37 -71.11
3041|14|150|EUR|Europe/Vienna|10|3|Ringstraße,Mariahilfer Straße,Wiedner Hauptstraße|内城,內城,Innere Stadt 48.21 16.37|中央车站,中央車站,Hauptbahnhof 48.19 16.38|多瑙城,,Donau City 48.23 16.41
3043|14|520|QAR|Asia/Qatar|15|0|Al Corniche Street,Diplomatic Street,C Ring Road|西湾,西灣,West Bay 25.32 51.53|珍珠岛,珍珠島,The Pearl 25.37 51.55|姆什莱布,,Msheireb 25.29 51.53
3045|14|165|EUR|Europe/Madrid|10|6|Passeig de Gràcia,Avinguda Diagonal,Gran Via|扩展区,擴展區,Eixample 41.39 2.16|展览中心,展覽中心,Fira 41.35 2.13|老港,,Port Vell 41.38 2.18
3047|14|160|EUR|Europe/Berlin|7|0|Arnulfstraße,Maximilianstraße,Leopoldstraße|火车总站,火車總站,Hauptbahnhof 48.14 11.56|展览中心,展覽中心,Messe 48.13 11.69|老城,,Altstadt 48.14 11.58
3048|14|150|EUR|Europe/Brussels|6|4|Avenue Louise,Rue de la Loi,Boulevard Anspach|欧盟区,歐盟區,European Quarter 50.84 4.38|大广场,大廣場,Grand Place 50.85 4.35|机场,機場,Airport 50.90 4.48
3050|14|155|EUR|Europe/Madrid|10|0|Gran Vía,Paseo de la Castellana,Calle de Alcalá|中心区,中心區,Centro 40.42 -3.70|萨拉曼卡,薩拉曼卡,Salamanca 40.43 -3.68|展览中心,展覽中心,IFEMA 40.46 -3.62
3051|14|255|CHF|Europe/Zurich|4|3|Bahnhofstrasse,Limmatquai,Talstrasse|火车总站,火車總站,Hauptbahnhof 47.38 8.54|湖畔,,Lakeside 47.36 8.54|机场,機場,Airport 47.45 8.56
3070|16|175|EUR|Europe/Rome|10|7|Via Veneto,Via Nazionale,Via del Corso|特米尼车站,特米尼車站,Termini 41.90 12.50|西班牙广场,西班牙廣場,Spanish Steps 41.91 12.48|梵蒂冈,梵蒂岡,Vatican 41.90 12.46
3075|14|140|EUR|Europe/Berlin|7|0|Friedrichstraße,Kurfürstendamm,Budapester Straße|米特,,Mitte 52.52 13.40|动物园,動物園,Zoologischer Garten 52.51 13.33|火车总站,火車總站,Hauptbahnhof 52.53 13.37
`
