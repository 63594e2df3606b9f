/** Cities with several airports: code, then airports, most important first. Other cities take the code of their only airport. */
export const metropolitan: Record<string, string> = {
  BJS: 'PEK PKX', SHA: 'SHA PVG', CTU: 'TFU CTU', DZH: 'DZH DAX', ZYI: 'ZYI WMT', RKZ: 'RKZ DDR', NGQ: 'NGQ APJ',
  TYO: 'HND NRT', OSA: 'KIX ITM', SPK: 'CTS OKD', SEL: 'ICN GMP', TPE: 'TPE TSA', LZN: 'LZN MFK', BKK: 'BKK DMK', JKT: 'CGK HLP',
  KUL: 'KUL SZB', SIN: 'SIN XSP', JOG: 'YIA JOG', BOM: 'BOM NMI', GOI: 'GOI GOX', DXB: 'DXB DWC', THR: 'IKA THR', IST: 'IST SAW',
  LON: 'LHR LGW STN LTN LCY', PAR: 'CDG ORY BVA', ROM: 'FCO CIA', MIL: 'MXP LIN BGY', MOW: 'SVO DME VKO ZIA', BRU: 'BRU CRL',
  TCI: 'TFS TFN', BFS: 'BFS BHD', NYC: 'JFK EWR LGA', WAS: 'IAD DCA', CHI: 'ORD MDW', HOU: 'IAH HOU', DFW: 'DFW DAL',
  YTO: 'YYZ YTZ', BUE: 'EZE AEP', SAO: 'GRU CGH VCP', RIO: 'GIG SDU', MEL: 'MEL AVV', STO: 'ARN', YMQ: 'YUL', REK: 'KEF', BUH: 'OTP',
}

export const hotAbroad =
  'HKG MFM TPE TYO OSA SEL SIN BKK KUL HKT DXB LON PAR FRA NYC LAX SFO SYD MEL YVR YTO JKT SGN HAN MNL DPS'.split(' ')

export const aliasesAbroad: Record<string, string[]> = {
  SEL: ['汉城'], HNL: ['火奴鲁鲁'], SFO: ['三藩市'], VVO: ['海参崴'], KHV: ['伯力'], DPS: ['登巴萨'], BKI: ['哥打京那巴鲁', '沙巴'],
  CEB: ['宿雾'], SGN: ['西贡'], NQZ: ['努尔苏丹'], HKT: ['普吉'], CJU: ['济州岛'], OKA: ['那霸', '琉球'], UTP: ['帕塔亚'], YMQ: ['满地可', 'YUL'],
  UPG: ['乌戎潘当'], KNH: ['尚义'], MZG: ['马公'], SYD: ['雪梨'], BNE: ['布里斯本'], JAX: ['杰克逊维尔'], STO: ['ARN'], AKL: ['屋仑'],
  PTY: ['巴拿马'], UBN: ['库伦'], BLR: ['本加卢鲁'], CCU: ['加尔各达'], RGN: ['大光'], HUH: ['胡阿希内'], TBB: ['绥和市'], KTI: ['PNH'],
}

/** English city names where the municipality of the airport is a suburb or carries a remark. */
export const englishAbroad: Record<string, string> = {
  IST: 'Istanbul', WAS: 'Washington', AMS: 'Amsterdam', DFW: 'Dallas', FRA: 'Frankfurt', PAR: 'Paris', STL: 'St. Louis', SYD: 'Sydney',
  MIL: 'Milan', BRU: 'Brussels', PTY: 'Panama City', MEX: 'Mexico City', KUL: 'Kuala Lumpur', MOW: 'Moscow', YMQ: 'Montreal',
  ATH: 'Athens', UPG: 'Makassar', SEL: 'Seoul', TPE: 'Taipei', TYO: 'Tokyo', OSA: 'Osaka', SPK: 'Sapporo', NGO: 'Nagoya', OKA: 'Okinawa',
  DPS: 'Bali', CEB: 'Cebu', LYS: 'Lyon', MRS: 'Marseille', BUH: 'Bucharest', BSL: 'Basel', IEV: 'Kyiv', KBP: 'Kyiv', CGN: 'Cologne',
  VCE: 'Venice', NAP: 'Naples', GOA: 'Genoa', FLR: 'Florence', TRN: 'Turin', VRN: 'Verona', GLA: 'Glasgow', BKI: 'Kota Kinabalu',
  EBB: 'Entebbe', LAO: 'Laoag', VVO: 'Vladivostok', NOU: 'Nouméa', MFM: 'Macau', ISB: 'Islamabad', LPA: 'Las Palmas', SXM: 'Sint Maarten',
  ADB: 'Izmir', KRK: 'Krakow', LIL: 'Lille', ZAG: 'Zagreb', JHB: 'Johor Bahru', JKT: 'Jakarta', MRU: 'Mauritius', RUN: 'Saint-Denis',
  KWI: 'Kuwait City', BAH: 'Bahrain', GUM: 'Guam', CXR: 'Nha Trang', REK: 'Reykjavik', SKP: 'Skopje', MVD: 'Montevideo', TIA: 'Tirana',
  MLA: 'Malta', ADA: 'Adana', KTW: 'Katowice', SPU: 'Split', DBV: 'Dubrovnik', KLU: 'Klagenfurt', LJU: 'Ljubljana', RNS: 'Rennes',
  MZG: 'Penghu', KNH: 'Kinmen', LZN: 'Matsu', RMQ: 'Taichung', KHH: 'Kaohsiung', TNN: 'Tainan', CYI: 'Chiayi', HUN: 'Hualien', TTT: 'Taitung',
  BWN: 'Bandar Seri Begawan', MPH: 'Boracay', USU: 'Coron', TAG: 'Bohol', CRK: 'Clark', ILO: 'Iloilo', TRS: 'Trieste', CWL: 'Cardiff',
  LUG: 'Lugano', JTR: 'Santorini', PQC: 'Phu Quoc', UIH: 'Quy Nhon', VDH: 'Dong Hoi', UTP: 'Pattaya', USM: 'Koh Samui', LOP: 'Lombok',
  GNB: 'Grenoble', CFE: 'Clermont-Ferrand', OVD: 'Asturias', AOI: 'Ancona', AHO: 'Alghero', TLN: 'Toulon', GAN: 'Gan Island', CUR: 'Curaçao',
  NYU: 'Bagan', NYT: 'Naypyidaw', SAI: 'Siem Reap', KTI: 'Phnom Penh', UBN: 'Ulaanbaatar', YIA: 'Yogyakarta', JOG: 'Yogyakarta', AYQ: 'Uluru',
  SJC: 'San Jose', BOM: 'Mumbai', GOI: 'Goa', LON: 'London', ROM: 'Rome', NYC: 'New York', CHI: 'Chicago', HOU: 'Houston', YTO: 'Toronto',
  BUE: 'Buenos Aires', SAO: 'São Paulo', RIO: 'Rio de Janeiro', MEL: 'Melbourne', STO: 'Stockholm', THR: 'Tehran', DXB: 'Dubai',
  TCI: 'Tenerife', LIH: 'Kauai', HNL: 'Honolulu', CJU: 'Jeju', YNY: 'Yangyang', HIN: 'Sacheon', AOJ: 'Aomori', IZO: 'Izumo',
  SDJ: 'Sendai', KOA: 'Kona', SEZ: 'Mahé', DSS: 'Dakar', FNC: 'Funchal', MLE: 'Malé', POM: 'Port Moresby', MPM: 'Maputo', LPB: 'La Paz',
  KCZ: 'Kochi', MMY: 'Miyakojima', AKJ: 'Asahikawa', MMB: 'Memanbetsu', MMJ: 'Matsumoto', GAJ: 'Yamagata', HNA: 'Hanamaki', NTQ: 'Wajima',
  FSZ: 'Shizuoka', FKS: 'Fukushima', KMQ: 'Komatsu', IBR: 'Ibaraki', DRS: 'Dresden', NUE: 'Nuremberg', BJX: 'León', SJD: 'Los Cabos',
  DMM: 'Dammam', ORN: 'Oran', HYD: 'Hyderabad', FMO: 'Münster', OTP: 'Bucharest', BDL: 'Hartford', PVD: 'Providence', RSW: 'Fort Myers',
  TYS: 'Knoxville', GSP: 'Greenville', KGI: 'Kalgoorlie', NAN: 'Nadi', SUV: 'Suva', PMI: 'Palma de Mallorca', SAL: 'San Salvador',
  COK: 'Kochi', KOS: 'Sihanoukville', ETZ: 'Metz', YYZ: 'Toronto', BDJ: 'Banjarmasin', CGY: 'Cagayan de Oro', RJA: 'Rajahmundry',
  BFS: 'Belfast', NCL: 'Newcastle', BHX: 'Birmingham', MAN: 'Manchester', NCE: 'Nice', LCA: 'Larnaca', DUT: 'Unalaska', SVQ: 'Seville',
  DOM: 'Dominica', ROR: 'Koror', SPN: 'Saipan', IOM: 'Isle of Man', SDK: 'Sandakan', JRO: 'Kilimanjaro', DJJ: 'Jayapura', BOO: 'Bodø',
  EBL: 'Erbil', LEJ: 'Leipzig', GRZ: 'Graz', BEN: 'Benghazi', RTG: 'Ruteng', BTV: 'Burlington', MME: 'Teesside', AXA: 'Anguilla',
  CAH: 'Ca Mau', HUI: 'Hue', MZT: 'Mazatlán', BFN: 'Bloemfontein', YQB: 'Quebec City', UKK: 'Oskemen',
  AAQ: 'Anapa', SHJ: 'Sharjah', HDY: 'Hat Yai', KNO: 'Medan', DME: 'Moscow', JIB: 'Djibouti', BDA: 'Bermuda', IXC: 'Chandigarh',
}

/** English airport names under which nobody would look. */
export const englishAirportsAbroad: Record<string, string> = {
  ITM: 'Osaka Itami Airport', TPE: 'Taipei Taoyuan International Airport', LIN: 'Milan Linate Airport', YUL: 'Montreal Trudeau International Airport',
  YTZ: 'Toronto Billy Bishop Airport', DCA: 'Washington Reagan National Airport', JFK: 'New York JFK International Airport',
  YYZ: 'Toronto Pearson International Airport', IST: 'Istanbul Airport', BCN: 'Barcelona El Prat Airport', MAD: 'Madrid Barajas Airport',
  CDG: 'Paris Charles de Gaulle Airport', SZB: 'Kuala Lumpur Subang Airport', BSL: 'Basel Mulhouse EuroAirport', FCO: 'Rome Fiumicino Airport',
  GOX: 'Goa Mopa International Airport', ATL: 'Atlanta Hartsfield-Jackson International Airport', BHD: 'Belfast City Airport',
}
