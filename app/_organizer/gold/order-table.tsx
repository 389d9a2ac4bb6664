import { useFormatter, useTranslations } from "next-intl";
import { OrderText } from "@/app/_organizer/answer/order-text";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { GoldItem } from "@/server/domain/gold/contracts";

/** So many orders are listed. */
const maxListed = 20;

/** In which orders people ranked a gold group, the most frequent first, and how near each is to the known order. */
export function OrderTable({ item, language }: { item: GoldItem; language: string }) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const { orders } = item;
  const right = orders.reduce((sum, order) => sum + (order.right ? order.count : 0), 0);
  const title = t("ordersTitle", { right, count: item.seen, orders: orders.length });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-label font-semibold">{title}</h2>
      <Table label={title}>
        <thead>
          <tr>
            <HeadCell>{t("orderHead")}</HeadCell>
            <HeadCell numeric>{t("answersAxis")}</HeadCell>
            <HeadCell numeric>{t("tau")}</HeadCell>
            <HeadCell>{t("acceptedHead")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, maxListed).map(({ places, count, tau, right: isRight }, at) => (
            <tr key={at}>
              <Cell className="min-w-48">
                <OrderText places={places} language={language} />
              </Cell>
              <Cell numeric>{format.number(count)}</Cell>
              <Cell numeric>
                {tau === null ? t("noBars") : format.number(tau, { maximumFractionDigits: 2 })}
              </Cell>
              <Cell>{t("isAccepted", { right: isRight ? "yes" : "no" })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {orders.length > maxListed ? (
        <p className="text-label text-muted">{t("otherOrders", { orders: orders.length - maxListed })}</p>
      ) : null}
    </section>
  );
}
