import { oneLine } from '../../../platform/text.ts';
import { type Slot, slot } from './slot.ts';

export const billAmounts: readonly Slot[] = [
  slot(
    'dueAmount',
    'money',
    oneLine`
      Amount Due if paid on or before|If paid on or before|Amount if paid on or before|Amount Due On or Before|
      Total Amount Due On or Before|Amount Payable On or Before|Total Amount Payable On or Before|
      Amount To Pay On or Before|Amount Due On|Amount Due By|Amount Due Until|Total Amount Due By|
      Total Due On or Before|Total Due By|Amount Payable By|Amount Payable Until|Amount to Pay By|
      Pay This Amount On or Before|Total Amount Due|Amount Due|Please Pay This Amount|Total Due|Amount to Pay|
      Total Amount to Pay|Please Pay|Total Amount Payable|Amount Payable|Total Payable|Total Bill|
      Total Bill Amount|Pay This Amount|Balance Due|Total Balance Due|Kabuuang Babayaran|Kabuuang Halaga|
      Halagang Dapat Bayaran|Total Current Amount Due|Grand Total|Total Outstanding Balance|Total Outstanding|
      Total Amount Payable Now|Total Amount|Total|Halagang Babayaran|Total Charges Due|Amount Due Now|
      Net Amount Due|Total Amount Now Due|Total Payment Due|Minimum Amount Due|Babayaran|Your Total Bill|
      Total na Babayaran|Total Due Amount|Total Bill Due|Bill Total|Total Bill Payable|Total Billing|
      Total Billing Amount|Total Amount of Bill|Bill Amount Due|Amount Payable Now|Amount To Be Paid|
      Amount To Settle|Amount Now Due|Amount Due and Payable|Amount Due for Payment|Amount Due This Month|
      Total Amount to be Paid|Total to Pay|Total To Be Paid|Total Payable Amount|Total Payables|Total Now Due|
      Total Now Payable|Total Due Now|Total Due This Month|Total Due and Payable|Total Account Balance|
      Total Balance|Total Balance to Pay|Total Statement Balance|New Balance|New Balance Due|Closing Balance|
      Ending Balance|Account Balance|Current Account Balance|Net Amount Payable|Net Payable|Net Bill|Net Due|
      Net Total Amount Due|Net Total|Gross Amount Due|Overall Amount Due|Overall Total|Overall Total Due|
      Final Amount Due|Final Bill Amount|To Pay|To Be Paid|You Owe|You Need to Pay|Your Amount Due|
      Your Total Amount Due|Your Total Due|Your Balance|What You Owe|What You Need to Pay|How Much You Owe|
      Pay Exactly|Pay this amount on or before due date|Please Pay Exactly|Please Pay Total|Please Pay Amount|
      Kindly Pay|Kindly Pay This Amount|Amount on or before due date|Amount on/before due date|
      Amount before due date|Amount until due date|Amount if paid on or before due date|
      If paid on or before due date|On or before due date|Amount due on or before due date|
      Total amount due on or before due date|Amount Due Before Due Date|Total Amount (PHP)|Total Amount Due (PHP)|
      Total Amt Due|TOTAL DUE (VAT INCLUSIVE)|Total Amount Due (VAT Inc)|Total Charges and Balance|
      Total Current and Previous Charges|Total Obligation|Total Payment|Kabuuan|Kabuuang Bayarin|Kabuuang Bayad|
      Kabuuang Dapat Bayaran|Kabuuang Halagang Babayaran|Kabuuang Halaga na Dapat Bayaran|Kabuuang Bill|
      Kabuuang Singil|Kabuoang Babayaran|Kabuuang Halagang Dapat Bayaran|Dapat Bayaran|Halagang Bayaran|
      Halaga ng Bayarin|Halaga ng Babayaran|Babayarang Halaga|Bayarin|Total Bayarin|Total na Bayarin|
      Total na Dapat Bayaran|Dapat na Bayaran|Pay in total|Pay in full|Total pay|Total for payment|
      Amount for payment|What to Pay|Amount you need to pay|Amount you owe|You pay|You need to settle|
      Please settle|Amount to be settled|All in all|Suma total|Suma|Kabuuan ng Babayaran|Kabuuan ng Bayarin|
      Kabuuang dapat bayaran|Kailangang Bayaran|Kailangan bayaran|Bayaran|Dapat mong bayaran|Net amount to pay|
      Net amount payable|Net payable amount|Total net amount due|Net billing|Amount Due (Net)`,
  ),
  slot(
    'vatAmount',
    'money',
    oneLine`
      VAT|VAT (12%)|Value Added Tax|12% VAT|Value-Added Tax (12%)|VAT 12%|VAT Amount|Total VAT|Kabuuang VAT|
      Kabuuan ng VAT|Output VAT|Add VAT|Plus VAT|Value Added Tax (VAT)|Add 12% VAT|Value Added Tax 12%|
      Add Value Added Tax|12% Value Added Tax|Taxes (VAT)|E-VAT|EVAT|VAT Charges|VAT (12 %)|VAT @ 12%|VAT@12%|
      VAT at 12%|VAT - 12%|12% V.A.T.|V.A.T.|VAT 12 %|12 % VAT|Total VAT Amount|Total Value Added Tax|VAT Total|
      Total VAT (12%)|Plus 12% VAT|Plus: VAT|Add: VAT|Add: 12% VAT|VAT Output|Output Tax|Value-Added-Tax|
      Value Added Tax @ 12%|VAT Due|VAT on Charges|VAT on Current Charges|Current VAT|VAT (included)|VAT Included|
      Including VAT|Inclusive VAT|VAT Inclusive|of which VAT|VAT component|VAT portion|12% VAT included|
      VAT payable|Tax (VAT 12%)|Tax (12%)|Tax 12%|12% Tax|Buwis (VAT)|Buwis na VAT|VAT Amt|VAT (PHP)|
      Value Added Tax Amount|Government Tax (VAT)`,
  ),
  slot(
    'currentBillAmount',
    'money',
    oneLine`
      Current Charges|Total Current Charges|Current Bill Amount|Current Bill|Current Month Charges|
      Current Amount Due|Charges for this Period|Total Charges|This Months Bill|Current Amount|Current Month Bill|
      Current Billing|Current Period Charges|New Charges|Total New Charges|Charges This Month|Kasalukuyang Singil|
      Kasalukuyang Bill|Current Bill Charges|Charges for this billing period|Total Current Bill|
      Charges This Period|Current Month|This Month Charges|Total Charges this Period|Monthly Charges|
      Total Current Amount|Current Due|Total Current Month Charges|Bayarin sa Buwang Ito|Current Bill Total|
      Amount of Current Bill|Total Current|Current Charge|Total Current Charge|Total Charges for the Month|
      Total Charges for this month|Total Charges for this Bill|Total Charges for this billing period|
      Total Charges this Month|Total Charges this Bill|Total Charges for the Period|Total Charges for this Period|
      Total This Month|Total this Bill|Total This Period|Total New Bill|Total for this Month|Total for this Bill|
      Total for this Period|Charges for the Month|Charges for this Month|Charges for this Bill|
      Charges for the period|Charges this Bill|Charges this billing|Charges this billing period|
      Charges this cycle|This Bill|This Month|This Month's Bill|This Month's Charges|This Month's Total|
      This Month's Amount|This Period's Charges|This Period's Bill|Bill this Month|Bill for this Month|
      Bill for the Month|Bill for this Period|Bill Amount this Month|Bill Amount for the Month|
      Amount for this Month|Amount for the Month|Amount this Month|Amount this Bill|Amount of this Bill|
      Amount of Bill|Amount for this Bill|Amount for this Period|Current Bill Due|Current Bill Amt|
      Current Billing Amount|Current Billing Charges|Current Billing Total|Current Month's Charges|
      Current Month's Bill|Current Month Charge|Current Month Total|Current Month Billing|Current Month Amount|
      Current Month Due|Current Period Bill|Current Period Amount|Current Period Total|Current Invoice Amount|
      Current Invoice|Current Statement|Current Statement Charges|Current Total|Current Total Charges|
      Current Cycle Charges|Current Consumption Charges|Current Usage Charges|Current Payable|
      Total Current Bill Amount|Total Current Billing|Total Current Bill Charges|Total Current Due|
      Total Current Month|Total Current Month Bill|Total Current Period Charges|Total Billed|Total Billed Amount|
      Billed Amount|Amount Billed|Bill Amount|New Bill|New Bill Amount|New Charges this Month|
      New Charges this Bill|New Monthly Charges|Total Monthly Charges|Total Monthly Bill|Monthly Bill|
      Monthly Bill Amount|Monthly Billing|Subtotal Current Charges|Sub-total Current Charges|Sub Total (Current)|
      Subtotal|Sub-total|Invoice Amount|Invoice Total|Total Invoice|Total Invoice Amount|Total Electric Bill|
      Total Water Bill|Total Energy Charges|Water Bill Amount|Electric Bill Amount|Bayarin Ngayong Buwan|
      Bayarin sa Buwan na Ito|Singil Ngayong Buwan|Singil sa Buwang Ito|Kasalukuyang Bayarin|
      Kasalukuyang Babayaran|Bill Ngayong Buwan|Bagong Singil|Bagong Bayarin|Bagong Bill|
      Kabuuang Kasalukuyang Singil|Kasalukuyang Konsumo na Singil|This Statement|This Invoice|
      Charges this invoice|Charges this statement|Singil para sa buwan|Singil sa buwan|Halaga ng Singil|
      Singil ngayon|Bayarin ngayon|Total for the month|Bill for the period|Bill for this billing period|
      Current water bill|Current electric bill|Current power bill|Net current bill|Current bill (net)`,
    'Current|Current Month',
  ),
  slot(
    'balanceAmount',
    'money',
    oneLine`
      Overpayment|Overpayment (Credit Balance)|Over Payment|Credit Balance|Excess Payment|
      Credit Balance from Previous Bill|Overpayment from Previous Bill|Sobrang Bayad|Remaining Balance|
      Old Account|Old Accounts|Old Balance|Balance from Previous Bill|Unpaid Balance|Outstanding Balance|
      Balance Forwarded|Balance|Balance Brought Forward|Balance Carried Forward|Overdue Amount|Arrears|
      Overdue Balance|Past Due|Past Due Amount|Natitirang Balanse|Balance from Last Bill|Unpaid Amount|
      Previous Unpaid Balance|Overdue|Overdue Charges|Balance from Last Statement|Amount Overdue|
      Previous Unpaid Amount|Natitirang Utang|Total Arrears|Balance from Previous Billing|
      Remaining Balance from Previous Bill|Remaining Balance from Last Bill|
      Remaining Balance from Previous Billing|Remaining Unpaid Balance|Remaining Unpaid|Remaining Amount|
      Remaining Previous Balance|Remaining|Unpaid|Unpaid Bill|Unpaid Bills|Unpaid Charges|Unpaid Previous Bill|
      Unpaid Previous Balance|Unpaid Balance from Previous Bill|Unpaid Balance from Last Bill|
      Unpaid from Previous Bill|Unpaid Previous Charges|Unsettled Balance|Unsettled Amount|Outstanding|
      Outstanding Amount|Outstanding Previous Balance|Outstanding Balance from Previous Bill|Outstanding Bill|
      Outstanding Arrears|Balance Forward|Bal Fwd|Bal Forwarded|Amount Brought Forward|Brought Forward|
      Carried Forward|Amount Carried Forward|Amount Forwarded|Forwarded Balance|Balance Carried Over|
      Carried Over Balance|Carry Over Balance|Carry-over Balance|Carryover|Carry Over|Carried Over|
      Balance after Payment|Balance After Payments|Balance Net of Payments|Balance Less Payment|
      Balance before Current Charges|Balance before new charges|Balance from Prior Bill|
      Balance from previous month|Balance from last month|Balance Overdue|Balance Unpaid|Past Due Balance|
      Past Due Charges|Past-Due|Past Due Amt|Past Bills|Past Unpaid Bills|Delinquent Amount|Delinquency|Arrear|
      Arrears Amount|Account Arrears|Arrears (Previous)|Previous Arrears|Previous Month Arrears|
      Prior Unpaid Balance|Old Balance Unpaid|Overdue Amt|Overdue Bill|Overdue Total|Total Overdue|
      Total Overdue Amount|Total Past Due|Total Unpaid|Total Unpaid Balance|Total Unpaid Amount|
      Total Previous Unpaid|Left Over|Amount Left|Still Unpaid|Still Owed|Amount Still Unpaid|Net Balance|
      Net Previous Balance|Utang|Natirang Balanse|Natitirang Halaga|Natitirang Bayarin|Natirang Utang|
      Hindi pa Bayad|Hindi Nabayaran|Hindi Nabayarang Balanse|Di Nabayarang Balanse|Di Nabayaran|Balanse|
      Balanse mula sa Nakaraang Bill|Natitira|Naiwang Balanse|Unpaid from before|Unpaid from last month|
      Unpaid last month|Unpaid prior month|Unpaid prior bill|Carried over from last bill|
      Carried over from previous bill|Brought forward from last bill|Utang noong nakaraang buwan|Dating Utang|
      Lumang Utang|Naiwang Utang|Naiwang Bayarin|Back Account|Back Accounts|Back Bill|Back Bills|Back Dues|
      Back Balance|Di pa Bayad|Di pa Nababayaran|Hindi pa Nababayaran|Atraso|Mga Atraso|Balanse noong nakaraan`,
  ),
  slot(
    'previousDueAmount',
    'money',
    oneLine`
      Previous Bill Amount|Previous Balance|Previous Bill|Previous Amount Due|Last Bill|Last Bill Amount|
      Previous Charges|Previous Billing|Previous Month Bill|Amount of Last Bill|Amount from Last Bill|
      Nakaraang Bill|Nakaraang Balanse|Previous Amount|Last Statement Balance|Previous Statement Balance|
      Prior Balance|Last Month Bill|Previous Bill Balance|Total Amount from Previous Bill|
      Previous Total Amount Due|Amount Due Last Bill|Previous Months Bill|Nakaraang Singil|Opening Balance|
      Previous|Previous Bill Amt|Previous Bill Total|Previous Bill Due|Previous Bill Charges|
      Previous Billing Amount|Previous Billing Balance|Previous Billing Total|Previous Month|
      Previous Month's Bill|Previous Month Balance|Previous Month's Balance|Previous Month Charges|
      Previous Statement|Previous Statement Amount|Previous Statement Total|Previous Account Balance|
      Previous Total Due|Previous Total|Previous Due|Previous Charges Due|Previous Invoice|
      Previous Invoice Amount|Previous Period Balance|Previous Period Bill|Previous Balance Due|
      Previous Reading Bill|Amount of Previous Bill|Amount Due from Previous Bill|Amount due from last bill|
      Amount from Previous Bill|Amount Due on Last Bill|Amount Last Billed|Amount of Last Billing|
      Total of Previous Bill|Total Previous Bill|Total Previous Balance|Total Previous Charges|
      Total Amount Due from Previous Bill|Total Amount Due Last Bill|Total from Last Bill|Last Billing|
      Last Billing Amount|Last Bill Total|Last Month|Last Month's Bill|Last Month's Balance|Last Month's Charges|
      Last Month Balance|Last Month Charges|Last Month Due|Last Statement|Last Statement Amount|
      Last Statement Total|Last Invoice|Last Invoice Amount|Last Amount Due|Last Balance|Your Last Bill|
      Your Previous Bill|Your Previous Balance|Your Last Statement|Your Last Bill Amount|Bill Last Month|
      Bill from Last Month|Prior Bill|Prior Bill Amount|Prior Statement|Prior Statement Balance|
      Prior Month Balance|Prior Charges|Prior Amount Due|Old Balance|Old Bill|Beginning Balance|Starting Balance|
      Balance as of Last Bill|Balance as of last statement|Balance Last Bill|Balance on last statement|
      Balance Previous|Prev Bal|Prev Bill|Prev Bill Amt|Prev Amt Due|Prev Balance|Prev Charges|Nakaraang Bayarin|
      Nakaraang Halaga|Nakaraang Babayaran|Nakaraang Buwan|Dating Balanse|Dating Bill|Huling Bill|
      Halaga ng Nakaraang Bill|Balanse ng Nakaraang Bill|Lumang Balanse|Singil Noong Nakaraang Buwan|
      Bill Noong Nakaraan|Prior month bill|Prior billing|Singil noong nakaraan|Bayarin noong nakaraang buwan|
      Halaga ng huling bill`,
  ),
  slot(
    'paidAmount',
    'money',
    oneLine`
      Payment Received|Less Payments|Payments|Less Payment|Payments Made|Payments Received|Payment|Amount Paid|
      Total Payments|Payment Made|Last Payment Amount|Less Payment Received|Bayad|Payment Thank You|
      Payments Thank You|Last Payment|Binayad|Less Payments Received|Natanggap na Bayad|Less Payments Made|
      Payment(s)|Payment(s) Received|Payment(s) - Thank You|Payment/s|Payment/s Received|Payment/s Made|
      Payments - Thank You|Payment - Thank You|Less: Payment(s)|Less Payment(s)|Less: Payment/s|Less Payment/s|
      Less Payments / Credits|Payments & Credits|Payments and Credits|Payments/Credits|Payments/Adjustments|
      Payments & Adjustments|Your Payment|Your Payments|Your Last Payment|Last Payment Received|Payment Amount|
      Payment Posted|Payments Posted|Payment Applied|Payments Applied|Payment as of|Payments as of|Paid|
      Paid Amount|Amount Received|Total Paid|Total Amount Paid|Total Payment Received|Total Payments Received|
      Total Payments Made|Total Payment Made|Less: Amount Paid|Less: Paid|Less Amount Paid|Amount of Payment|
      Amount of Last Payment|Previous Payment|Previous Payments|Payment for Previous Bill|
      Payment of Previous Bill|Payments Since Last Bill|Payments since last statement|Thank you for your payment|
      We received|We received your payment|Natanggap na Kabayaran|Nabayaran|Nabayarang Halaga|Mga Bayad|
      Bawas Bayad|Huling Bayad|Nakaraang Bayad|Kabayaran|Bayad na Natanggap|Pagbabayad|Bawas: Bayad|
      Your payment received|Ibinayad|Naibayad|Bayad ninyo|Nagbayad`,
  ),
];
