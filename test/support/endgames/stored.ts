/** Tables of version 1.0.0 as base64: `everything` with up to three cows. They must stay readable. */
export const storedTables: string = [
  "TUVHVAEB6AzQ9sv4BR+LCAAAAAAAAAN1U01vEzEQ9cx4E5KAQEUcOBShOS8HEEhoD0hU4sChUjmBVOWwTZxkhbMua6elqvibXOBfcOWA",
  "Zu3sJgodaf3xZubNs8f7U99yXa4NF2yuTHMTVlW95JwvXNnMubjlS1fVwXNxzuVLwWWYyTCXwciwkGEpw+olT3NuqnopGW+nOduqNrI+",
  "j6FlSp/m5zHNJFIByo7nYidinvIEmKUiLdqlrBLRNNb7KvWmP3KeuWvPxeucF1Xjw5ktb0zDBdtquQoi2968D1zUG2tzts6bE2PdNRev",
  "cvYr54JcRMGN+bapGjPnnEPZLE3wH+vTylovTKUPLxrjXSN8jbk0ZRAfF+zLtXmxlnXOa3dlPq8qa85sOWtZF6X1JucL62ZfzVyYnDde",
  "NG2sPYlXz/OmvBYsmPrUXcktRqlSJ1ShcvUWkcj3i2CaT5vKhDNbSfCbnKX+h8XCzIIokjMJn1+54M9MI6RcsKtNAvc1cmPWbdmcfSib",
  "4E/dVXTU5ruct3ZdbJThTdhcxs0PygD+gFK/KVNK/QUC0AittRMiEulum6AJdEaAvQuQADLZI8AkzRoyCSBM8TuGgNlQv2sZJlIpFdLj",
  "Y4y0WQTEMdR9IWp1tHvspQ0Ex12tO2s5BcWaOMYhgqb7+EAS4vmEUPeGem8bIYVaYIWI8h1aG3WHqUNGYYt5mEJ2MCnR+XW7PmBow3pi",
  "3Jfei9RJGu5GtrSJqG3r1to73TdAJRcuE4CC/1kbdYepQ0bErkHb0/aYlOj8uG3yYbrqiWFfei8SkzTYjYzPJ9ovGH25d0RPs8GzbDDW",
  "gzFBBqOH2WPICEEjyitEwIc0IIIHshzSo0HHfvRYE+nnwyc4noxH4ywbj+BeFH6MqUs6tVBegdp7K2rbZB3vIE0Y26W2r0Cp1L3YQSQx",
  "JKEA0KSVJoXywEkTCawIgRDl/wQlPzGBIiLQWiIUKQJNSEqJB4RNeP8B3laglmgGAAA=",
].join("");
